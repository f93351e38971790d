import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Selector, transform } from 'lightningcss';
import { all, attribute, exportedPages } from './read-export';

test('R11.8: the page that numbers a PDF adds no rule to the style sheet that all pages share', () => {
  const plain = exportedPages.filter(({ address }) => address === '/privacy/');
  const [shared] = plain.flatMap((page) =>
    all(page, 'style[data-sheet]').map((style) => attribute(style, 'data-sheet')),
  );
  const inSheet = classesOf(readFileSync(`out${shared}`, 'utf8'));
  expect(inSheet.length).toBeGreaterThan(200);
  const written = ['app', 'components'].flatMap(sources).join('\n');
  const isWritten = (name: string) =>
    new RegExp(`(?<![\\w:-])${name.replace(/[^\w-]/g, '\\$&')}(?![\\w-])`).test(written);
  // Those of next/font are its own.
  expect(inSheet.filter((name) => !/_(className|variable)$/.test(name) && !isWritten(name))).toEqual([]);
});

test('a rule that looks into an element names what it then changes: else each press is worked out for the whole page', () => {
  const folder = 'out/_next/static/chunks';
  const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
  const rules = sheets.flatMap(
    (file) => readFileSync(join(folder, file), 'utf8').match(/[^{}]*:has\([^{}]*(?={)/g) ?? [],
  );
  expect(rules.length).toBeGreaterThan(10);
  // As Tailwind writes `group-has-…`. Write `[.group:has(…)_&]:…` (docs/adr/0011).
  expect(rules.filter((selector) => /:has\(.* \*\)/.test(selector))).toEqual([]);
});

/** The classes that a style sheet has rules for. */
function classesOf(css: string): string[] {
  const names = new Set<string>();
  const note = (selector: Selector) => {
    for (const part of selector) if (part.type === 'class') names.add(part.name);
  };
  transform({ filename: 'sheet.css', code: Buffer.from(css), visitor: { Selector: note } });
  return [...names];
}

/** The files of a folder that may write a class, the numbering page's left out. */
function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.|^number-pdf\//.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}
