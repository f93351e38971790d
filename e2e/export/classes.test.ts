import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Selector, transform } from 'lightningcss';
import { markedLetters } from '@/scripts/fonts/characters';
import { all, attribute, exportedPages, words } from './read-export';

test('R11.8: the shared style sheet has no rule of the numbering page, and none for a class or attribute that nothing sets', () => {
  const plain = exportedPages.filter(({ address }) => address === '/privacy/');
  const [shared] = plain.flatMap((page) =>
    all(page, 'style[data-sheet]').map((style) => attribute(style, 'data-sheet')),
  );
  const { classes: inSheet, attributes } = selectorsOf(readFileSync(`out${shared}`, 'utf8'));
  expect(inSheet.length).toBeGreaterThan(200);
  const written = ['app', 'components'].flatMap((folder) => sources(folder)).join('\n');
  const isWritten = (name: string) =>
    new RegExp(`(?<![\\w:-])${name.replace(/[^\w-]/g, '\\$&')}(?![\\w-])`).test(written);
  // next/font generates these class names.
  expect(inSheet.filter((name) => !/_(className|variable)$/.test(name) && !isWritten(name))).toEqual([]);

  // A rule for a data attribute that no code sets would style nothing.
  const code = ['app', 'components', 'scripts/export'].flatMap((folder) => sources(folder, /\.tsx?$/)).join('\n');
  const isSet = (name: string) => code.includes(name) || code.includes(`dataset.${name.replace('data-', '')}`);
  expect(attributes.filter((name) => !isSet(name))).toEqual([]);
});

test('every class that a page has, or that an island may set, has a rule in a style sheet', () => {
  const sheets = sources('out/_next/static/chunks', /\.css$/).map(selectorsOf);
  const ruled = new Set(sheets.flatMap(({ classes }) => classes));
  const inPages = exportedPages.flatMap((page) => all(page, '[class]').map((each) => attribute(each, 'class')));
  const written = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx$/.test(file) && !file.includes('.test.'))
    .flatMap((file) => [
      ...readFileSync(join('components', file), 'utf8')
        .replace(/^ *\/\/ .*/gm, '')
        .matchAll(/className=(?:"([^"]*)"|\{cn\(([\s\S]*?)\)\})/g),
    ])
    .flatMap(([, plain = '', called = '']) => [
      plain,
      // Strings that are compared or are named arguments are not classes.
      ...[...called.matchAll(/(?<=[!=]== |\w: )'[^']*'|'([^']*)'/g)].map(([, text = '']) => text),
    ]);
  const used = new Set([...inPages, ...written].flatMap((list) => list.split(/\s+/)).filter(Boolean));
  expect(used.size).toBeGreaterThan(500);
  expect([...used].filter((name) => !ruled.has(name))).toEqual([]);
});

test('no `:has()` rule ends in `*`, which would make each click restyle the whole page', () => {
  const folder = 'out/_next/static/chunks';
  const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
  const rules = sheets.flatMap(
    (file) => readFileSync(join(folder, file), 'utf8').match(/[^{}]*:has\([^{}]*(?={)/g) ?? [],
  );
  expect(rules.length).toBeGreaterThan(10);
  // Tailwind's `group-has-…` generates such rules: write `[.group:has(…)_&]:…` instead (docs/adr/0011).
  expect(rules.filter((selector) => /:has\(.* \*\)/.test(selector))).toEqual([]);
});

test('R10.17: the fonts have under 40 KB, and a page names those for accented letters only if its text has one', () => {
  const files = readdirSync('app/fonts').filter((name) => name.endsWith('.woff2'));
  expect(files.reduce((sum, name) => sum + statSync(`app/fonts/${name}`).size, 0)).toBeLessThan(40_000);
  const others = new Set(markedLetters);
  const plain = exportedPages.filter(
    (page) => ![...(page.document.body.textContent ?? '')].some((one) => others.has(one)),
  );
  expect(plain.length).toBeGreaterThan(5);
  const styles = plain.map((page) => all(page, 'style').map(words).join(''));
  expect(styles.filter((style) => /serif(-italic)?-marked/.test(style))).toEqual([]);
});

/** The classes and the `data-` attributes that a style sheet has rules for. */
function selectorsOf(css: string) {
  const [classes, attributes] = [new Set<string>(), new Set<string>()];
  const note = (selector: Selector) => {
    for (const part of selector) {
      if (part.type === 'class') classes.add(part.name);
      if (part.type === 'attribute' && part.name.startsWith('data-')) attributes.add(part.name);
      if (part.type !== 'pseudo-class') continue;
      if (part.kind === 'is' || part.kind === 'not' || part.kind === 'where' || part.kind === 'has')
        for (const inner of part.selectors) note(inner);
    }
  };
  transform({ filename: 'sheet.css', code: Buffer.from(css), visitor: { Selector: note } });
  return { classes: [...classes], attributes: [...attributes] };
}

/** The files of a folder that may set a class, except those of the numbering page. */
function sources(folder: string, ending = /\.(tsx?|css)$/): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !/\.test\.|^number-pdf\//.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}
