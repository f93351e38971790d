import { usedRules, wholeSheet } from './used-rules';

const used = (css: string, ...names: string[]) => usedRules(css, new Set(names), '/_next/static/chunks/a.css');

test.each([
  ['a class of the page', '.card{top:0}'],
  ['an id of the page', '#menu{top:0}'],
  ['an element, whether the page has it or not', 'dialog{top:0}'],
  ['an open menu', '#menu:popover-open{top:0}'],
  ['an open dialog', '.card[open]::backdrop{top:0}'],
  ['a held click', '.card[aria-busy=true]{top:0}'],
  ['a runtime that has failed', '[data-runtime=failed] .card{top:0}'],
  ['hover', '.card:hover{top:0}'],
  ['another element beside it', '.card:has(.dialog){top:0}'],
  ['not being another', '.card:not(.dialog){top:0}'],
  ['either of two', '.card:is(.dialog,.label){top:0}:where(.only,.card>*){left:0}'],
  ['print', '@media print{.card{top:0}}'],
  ['a width', '@media (width>=48rem){.card{top:0}}'],
  ['no script', '@media (scripting:none){.card{top:0}}'],
  ['a missing feature', '@supports not (interest-delay:1s){.card{top:0}}'],
  ['a registered property that it reads', '@property --tw-a{syntax:"*";inherits:false}.card{top:var(--tw-a)}'],
  ['an animation that it starts', '.card{animation:1s turn}@keyframes turn{to{top:0}}'],
  ['a layer', '@layer base;@layer utilities{.card{top:0}}'],
])('keeps a rule for %s', (_, css) => {
  expect(used(css, 'card', 'menu', 'label')).toBe(css);
});

test.each([
  ['a class that no page of this kind has', '.dialog{top:0}'],
  ['such a class inside one of the page', '.card .dialog{top:0}:where(.card .only>*){top:0}'],
  ['such a class in some state', '.dialog[open]{top:0}'],
  ['an id that the page does not have', '#other{top:0}'],
  ['a registered property that no rule reads', '@property --tw-a{syntax:"*";inherits:false}.card{--tw-a:1}'],
  ['an animation that no rule starts', '@keyframes turn{to{top:0}}'],
  ['a registered property, which Tailwind adds for old browsers', '@layer properties{@supports (color:red){*{--a:1}}}'],
])('leaves out a rule for %s', (_, css) => {
  expect(used(`${css}.label{left:0}`, 'card', 'label')).toBe('.label{left:0}');
});

test('keeps the order, on which the cascade depends', () => {
  expect(used('.label{top:0}.dialog{top:1px}.card{top:2px}.wide{top:3px}', 'card', 'label', 'wide')).toBe(
    '.label{top:0}.card{top:2px}.wide{top:3px}',
  );
});

test('makes the addresses of files absolute', () => {
  const face = (url: string) => `@font-face{font-family:serif;src:url(${url})}`;
  expect(used(face('../media/serif.woff2'))).toBe(face('/_next/static/media/serif.woff2'));
});

test('R10.17: keeps the font for accented letters only if the text has one', () => {
  const face = '@font-face{font-family:serif;src:url(/a.woff2);unicode-range:U+141-142,U+17B}';
  const standIn = '@font-face{font-family:serif;src:local(Georgia);unicode-range:U+141}';
  const on = (text: string) => usedRules(face + standIn, new Set(), '/a.css', text);
  expect(on('Łódź')).toBe(face + standIn);
  expect(on('Lodz')).toBe(standIn);
});

test('a whole sheet keeps every rule and font, except the fallback for older browsers', () => {
  const standIn = '@layer properties{@supports (color:red){*{--tw-x:1}}}';
  const face = '@font-face{font-family:serif;src:url(/a.woff2);unicode-range:U+141}';
  const rules = `${face}.card{top:0}#menu{left:0}`;
  expect(wholeSheet(`${standIn}${rules}`, '/a.css')).toBe(rules);
});
