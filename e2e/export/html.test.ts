import { readFileSync } from 'node:fs';
import { HtmlValidate, Reporter } from 'html-validate';
import { sampleNote, site } from '@/content/site';
import { all, attribute, exportedPages, words } from './read-export';

// html-validate does not know yet that a link with `imagesrcset` needs no `href` (HTML, 4.2.4).
const link = { attributes: { href: { required: false } } };

// The first four rules and `valid-id` allow what the serialiser (jsdom) and React write, all of which is valid HTML.
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  elements: ['html5', { link }],
  rules: {
    'void-style': ['error', { style: 'omit' }],
    'attribute-empty-style': ['error', { style: 'empty' }],
    'attribute-boolean-style': ['error', { style: 'empty' }],
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    // Lists may have names (WAI-ARIA 1.2, 5.2.8.5).
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'valid-id': ['error', { relaxed: true }],
    'tel-non-breaking': ['error', { ignoreClasses: ['whitespace-nowrap'] }],
    // The header has the navigation twice, one always `display: none`; only axe sees that (e2e/every-page.spec.ts).
    'unique-landmark': 'off',
    'heading-level': 'error',
    'no-missing-references': 'error',
  },
});

test.each(exportedPages)('$address is valid HTML with an outline and no inline style', async ({ address }) => {
  const file = address.endsWith('.html') ? `out${address}` : `out${address}index.html`;
  const report = await validator.validateString(readFileSync(file, 'utf8'), file);
  const { results } = Reporter.merge([report]);
  const messages = results.flatMap(({ messages: found }) =>
    found.map(
      ({ ruleId, message, line, column, selector }) => `${ruleId}: ${message} (${selector ?? ''} ${line}:${column})`,
    ),
  );
  expect([...new Set(messages)].slice(0, 40)).toEqual([]);
});

// html-validate has no rules for these; axe tests landmarks and language.
describe.each(exportedPages)('$address', (page) => {
  test('marks each control that needs scripts with `data-await-runtime`', () => {
    const controls = all(page, 'button:not([type=submit], [popovertarget], [command]), select');
    const dead = controls.filter((control) => control.getAttribute('data-await-runtime') === null);
    expect(dead.map(({ outerHTML }) => outerHTML.slice(0, 200))).toEqual([]);
  });

  test('R10.15: says in its footer that there are samples, while content/site.ts is a sample', () => {
    const isSaid = all(page, 'footer p').some((line) => words(line) === sampleNote);
    // The form page has no footer, since it is shown in a frame.
    expect(isSaid).toBe('sample' in site && all(page, 'footer').length > 0);
  });

  test('a drawing has a name, and its parts are hidden from screen readers', () => {
    const drawings = all(page, 'figure[role=img]');
    const read = drawings.flatMap((drawing) =>
      [...drawing.children].filter((part) => attribute(part, 'aria-hidden') !== 'true'),
    );
    expect(read.map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([]);
    expect(drawings.filter((drawing) => !attribute(drawing, 'aria-label'))).toEqual([]);
  });

  test('a figure with a caption has a name, or screen readers would read its text twice', () => {
    const captioned = all(page, 'figcaption').map((caption) => caption.closest('figure') as Element);
    expect(captioned.filter((figure) => !attribute(figure, 'aria-label')).map(words)).toEqual([]);
  });

  test('every image has width and height', () => {
    const unsized = all(page, 'img:not([width][height])');
    expect(unsized.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });
});
