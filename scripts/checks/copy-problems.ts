import { controlCharacterIn } from '../../data/bytes-problem';
import { fontCharacters, moreCharacters } from '../fonts/characters';
import type { TextCheck } from './text-problems';

/** What is no words: a link, a path, a colour. */
export const address = /^([a-z]+:|\/|#)\S*$/i;
/** A form service's own snippet is HTML, and stays as it was copied. */
const isSnippet = (field: string) => /(^|\.)html$/.test(field);
/** The words of what can be pressed. */
const isLabel = (field: string) => /(^|\.)(label|ctaText|\w+Label)$/.test(field);

const standIns = [
  /\blorem ipsum\b|\bdolor sit amet\b|\b(?:insert|your) (?:text|title|name|company) here\b/i,
  /\b(?:TODO|TBC|TBD|FIXME|X{4,})\b|\{\{.*?\}\}|\[(?:[Ii]nsert|[Yy]our|[Aa]dd|NAME|DATE|COMPANY|CLIENT)\b[^\]]*\]/,
];
const nameless =
  /^(?:(?:click|tap|press)?\s*here|(?:(?:read|learn|see|find out) )?more(?: info(?:rmation)?)?|go|link|this(?: page)?|details)[.…>»→]*$/i;

/** Marks that other places turn into something, and that are printed here as they stand. */
const literal: ReadonlyArray<readonly [pattern: RegExp, name: string]> = [
  [/<\/?[a-z][^<>]*>|<!--/i, 'HTML'],
  [/&(?:[a-z]{2,8}|#\d{2,6}|#x[\da-f]{2,5});/i, 'an HTML entity'],
  [/\*\*[^\s*][^*]*\*\*|(?<!\w)__[^\s_][^_]*__(?!\w)/, 'bold (**)'],
  [/\[[^\]]+\]\([^)]*\)/, 'a link as Markdown writes it'],
];

/**
 * Words that a reader would take for a mistake: marks that are printed as they stand, stand-ins of a template, a link
 * that does not say where it leads, signs that no reader sees and that XML, in which the feed is written, forbids.
 */
export const readableWords: TextCheck = ({ field, value }) => {
  if (isSnippet(field) || address.test(value)) return [];
  const code = controlCharacterIn(value);
  const [mark] = literal.flatMap(([pattern, name]) => {
    const [found] = pattern.exec(value) ?? [];
    return found ? { name, found: found.slice(0, 30) } : [];
  });
  const standIn = standIns.map((pattern) => pattern.exec(value)?.[0]).find(Boolean);
  const isNameless = isLabel(field) && nameless.test(value.trim());
  const [clickHere] = /\b(?:click|tap|press) here\b/i.exec(value) ?? [];
  return [
    code && `has an invisible control character (${code}); delete it`,
    mark && `has ${mark.name} in "${mark.found}", which is printed as it stands; write plain words`,
    standIn && `has "${standIn}", which stands in for words that are still to be written`,
    (isNameless || clickHere) &&
      `says "${clickHere ?? value.trim()}"; a link says where it leads, such as "Read our publications"`,
  ];
};

const headings = /(^|\.)(title|titleAccent|name|quote|question)$/;
const carried = new Set([fontCharacters, ...Object.values(moreCharacters)].join(''));

/** Signs of headings that their typeface does not have: they would stand there in another one. */
export const inTypeface: TextCheck = ({ field, value }) => {
  // A word in { } stands for another one.
  const printed = value.replace(/\{\w+\}/g, '').normalize('NFC');
  const foreign = headings.test(field) ? [...printed].find((one) => !carried.has(one)) : undefined;
  return foreign?.trim()
    ? `has "${foreign}", which the headings’ typeface does not have; it has the letters of European languages (scripts/fonts/characters.ts)`
    : undefined;
};

/** Ids that cannot stand in an address. A list of publications has the id it was asked for, and a `hash` beside it. */
export const usableId: TextCheck = ({ file, field, value }, all) => {
  const [, parent] = /^(.*)\.(?:id|hash)$/.exec(field) ?? [];
  if (parent === undefined || value.trim() === '' || /^[a-z][\w-]*$/i.test(value)) return undefined;
  const hasHash = field.endsWith('.id') && all.some((other) => other.file === file && other.field === `${parent}.hash`);
  return hasHash ? undefined : `"${value}" cannot stand in an address; allowed are letters, digits and hyphens`;
};
