import { readFileSync } from 'node:fs';
import { HtmlValidate, Reporter } from 'html-validate';
import { sampleNote, site } from '@/content/site';
import { all, attribute, exportedPages, words } from './read-export';

// A link with `imagesrcset` needs no `href` (HTML, 4.2.4), which this library does not know yet.
const link = { attributes: { href: { required: false } } };

// The recommended rules. Four have another style than the pages' serialiser (jsdom), which writes `<meta …>`, `hidden=""` and
// the names `charSet` and `popoverTarget`, and ids that begin with `_`: all are HTML, and each rule has an option for it.
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  elements: ['html5', { link }],
  rules: {
    'void-style': ['error', { style: 'omit' }],
    'attribute-empty-style': ['error', { style: 'empty' }],
    'attribute-boolean-style': ['error', { style: 'empty' }],
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    // Lists may have names (WAI-ARIA 1.2, 5.2.8.5); ours do where several stand on a page.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'valid-id': ['error', { relaxed: true }],
    'tel-non-breaking': ['error', { ignoreClasses: ['whitespace-nowrap'] }],
    // The main navigation stands in the header twice, for wide screens and in the menu of narrow ones; one of the two
    // is always display: none, which this rule cannot see. axe sees it (e2e/every-page.spec.ts).
    'unique-landmark': 'off',
    // Beyond the recommended ones: one h1 and no level skipped, and every id that an attribute names is there.
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

// What html-validate does not know; landmarks and language are axe's.
describe.each(exportedPages)('$address', (page) => {
  test('holds clicks on each control that does nothing without scripts', () => {
    const controls = all(page, 'button:not([type=submit], [popovertarget], [command]), select');
    const dead = controls.filter((control) => control.getAttribute('data-await-runtime') === null);
    expect(dead.map(({ outerHTML }) => outerHTML.slice(0, 200))).toEqual([]);
  });

  test('R10.15: says in its footer that there are samples, as long as the site is one', () => {
    const isSaid = all(page, 'footer p').some((line) => words(line) === sampleNote);
    // The form page stands in a frame, within a page that says so.
    expect(isSaid).toBe('sample' in site && all(page, 'footer').length > 0);
  });

  test('a drawing is one named picture: nothing in it is read on its own', () => {
    const drawings = all(page, 'figure[role=img]');
    const read = drawings.flatMap((drawing) =>
      [...drawing.children].filter((part) => attribute(part, 'aria-hidden') !== 'true'),
    );
    expect(read.map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([]);
    expect(drawings.filter((drawing) => !attribute(drawing, 'aria-label'))).toEqual([]);
  });

  test('a figure with words has a name besides them: else it is named by all of them, and they are read twice', () => {
    const captioned = all(page, 'figcaption').map((caption) => caption.closest('figure') as Element);
    expect(captioned.filter((figure) => !attribute(figure, 'aria-label')).map(words)).toEqual([]);
  });

  test('reserves the place of every picture', () => {
    const unsized = all(page, 'img:not([width][height])');
    expect(unsized.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });
});
