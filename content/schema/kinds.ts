import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from 'next';
import { z } from 'zod';
import { isoDate } from '@/lib/format-date';

/**
 * The kinds of values in content, each with its rules. The fields of every schema (files.ts) are made of them. Zod must not
 * reach the browser, so components import no value from this folder, only types from content/types.ts.
 */

/** The kinds by which the checks across files (scripts/checks/) find their fields. */
export type Kind =
  | 'words'
  | 'headline'
  | 'link'
  | 'anchor'
  | 'page title'
  | 'page description'
  | 'sample'
  | PictureKind;
export type PictureKind = 'portrait' | 'logo' | 'cover' | 'poster';

export const kinds = z.registry<{ kind: Kind }>();

const ofKind = <Schema extends z.ZodType>(kind: Kind, schema: Schema): Schema => {
  kinds.add(schema, { kind });
  return schema;
};

// Control characters except tab and line ends, noncharacters, and the zero-width and direction marks that pasted text brings.
// XML, and so the feed, forbids most of them.
const invisible = /[^\P{Cc}\t\n\r]|[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\p{Cs}/u;

/** HTML and Markdown, which a page would show as typed. */
const markup =
  /<\/?[a-z][^<>]*>|<!--|&(?:[a-z]{2,8}|#\d{2,6}|#x[\da-f]{2,5});|\*\*[^\s*][^*]*\*\*|(?<!\w)__[^\s_][^_]*__(?!\w)|\[[^\]]+\]\([^)]*\)/i;

function wordsProblem(text: string): string | undefined {
  const [character] = invisible.exec(text) ?? [];
  const code = character?.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  if (code) return `has an invisible control character (U+${code}); delete it`;
  if (text.includes('\ufffd')) return 'has a character that is not UTF-8; save the file as "UTF-8"';
  const [found] = markup.exec(text) ?? [];
  return found && `has "${found.slice(0, 30)}", which would show as typed; write plain text`;
}

/** Whether a test holds; false where it throws. */
export function holds(test: () => boolean): boolean {
  try {
    return test();
  } catch {
    return false;
  }
}

/** For `superRefine`: reports the message that a function gives about a value, if any. */
export const reports =
  <Value>(problemOf: (value: Value) => string | undefined) =>
  (value: Value, context: z.RefinementCtx) => {
    const message = problemOf(value);
    if (message) context.addIssue({ code: 'custom', message });
  };

const emptyMessage = 'is empty; write some text';

const plainText = (maxLength = Number.POSITIVE_INFINITY, error = emptyMessage) =>
  z
    .string()
    .refine((text) => text.trim() !== '', { error, abort: true })
    .max(maxLength)
    .superRefine(reports(wordsProblem));

export const words = (maxLength?: number) => ofKind('words', plainText(maxLength));
export const optionalWords = (maxLength?: number) =>
  ofKind('words', plainText(maxLength, `${emptyMessage}, or leave the field out`)).optional();
/** The text of a link or a button. */
export const label = (maxLength = 60) => words(maxLength);
/** A quotation. It has no kind, so the checks of the site's own wording skip it. */
export const quotation = () => plainText();
/** A picture's text alternative. */
export const alt = () => ofKind('words', plainText(undefined, 'is empty; say what the picture shows'));

/** A page's first heading. */
export const headline = () => ofKind('headline', plainText());

type Names<Line extends string> = Line extends `${infer First} ${infer Rest}` ? First | Names<Rest> : Line;

const fields = <Line extends string, Schema>(lines: readonly Line[], schema: () => Schema) =>
  Object.fromEntries(lines.flatMap((line) => line.split(' ')).map((name) => [name, schema()])) as Record<
    Names<Line>,
    Schema
  >;

/** An object whose fields are words: `texts('title text')`. */
export const texts = <const Line extends string>(...lines: readonly Line[]) => z.strictObject(fields(lines, words));

/** The fields of `texts`, each optional. */
export const optionalTexts = <const Line extends string>(line: Line) => fields([line], optionalWords);

const isAddress = (text: string) => URL.canParse(text) && new URL(text).hostname.includes('.') && !/\s/.test(text);

function linkProblem(href: string): string | undefined {
  const forms = 'allowed are "/legal", "#introduction", https://…, mailto:name@example.com and tel:+254200000000';
  const isRight =
    // Browsers read `/\\` as `//`, which leads to another site, and drop line breaks.
    (/^(\/(?!\/)|#\w)/.test(href) && !/[\s\\]/.test(href)) ||
    /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/.test(href) ||
    /^tel:\+?[\d-]{5,}$/.test(href) ||
    (/^https:\/\/\w/i.test(href) && isAddress(href));
  return isRight ? undefined : `"${href}" cannot be linked to; ${forms}`;
}

/** A link's address. scripts/checks/link-problems.ts finds those of this site that lead nowhere. */
export const href = () => ofKind('link', z.string().superRefine(reports(linkProblem)));
/** A page of this site, by its path. */
export const page = () =>
  z
    .string()
    .refine(
      (path) => /^\/(.*[^/])?$/.test(path) && existsSync(`app${path}/page.tsx`),
      'is not a page of this site; give one such as "/legal"',
    ) as z.ZodType<unknown> as z.ZodType<Route>;
/** The address of a site or a service, without a path. */
export const origin = () =>
  z
    .string()
    .refine(
      (url) => isAddress(url) && url.startsWith('https://') && new URL(url).origin === url,
      'must be https:// and a host, such as https://www.example.com, with nothing after it',
    );

/** An id that an address can end in, after #. */
export const anchor = () =>
  ofKind(
    'anchor',
    z.string().regex(/^[a-z][\w-]*$/i, 'cannot be part of an address; allowed are letters, digits and hyphens'),
  );
/** The last part of a page's address. */
export const slug = () => z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');

/** A file of this site, by its path under public/. */
export const file = (...endings: readonly string[]) =>
  z.string().superRefine(
    reports((path) => {
      if (/^(https?:)?\/\//i.test(path))
        return `"${path}" is a file of another site; save it under public/ and give its path`;
      const isPath =
        /^\/[\w./-]+\.\w+$/.test(path) && endings.some((ending) => path.toLowerCase().endsWith(`.${ending}`));
      if (!isPath)
        return `"${path}" is not the path of a file under public/; write one such as /team/name.${endings[0]}, with letters, digits, dots and hyphens (${endings.join(', ')})`;
      return existsSync(join('public', path)) ? undefined : `there is no file public${path}`;
    }),
  ) as z.ZodType<unknown> as z.ZodType<`/${string}`>;

/** A picture of this site. scripts/checks/picture-problems.ts checks its size and shape. */
export const picture = (kind: PictureKind) => ofKind(kind, file('jpg', 'jpeg', 'png', 'webp', 'avif', 'svg'));

/** A day as content writes it, DD-MM-YYYY. */
export const day = () =>
  z.string().refine((date) => isoDate(date) !== undefined, {
    error: 'must be a day of the calendar written DD-MM-YYYY',
    abort: true,
  });

export const count = () => z.int('must be a whole number').positive('must be 1 or more');
/** A field that is true, or left out. */
export const optionalTrue = () => z.literal(true, 'must be true; otherwise leave the field out').optional();

/** Marks content that is not the owner's: `npm run check:release` refuses to ship it. */
export const sample = { sample: ofKind('sample', z.literal(true, 'must be true or left out')).optional() };

type Values = ReadonlyArray<Readonly<Record<string, unknown>>>;

/** A list. No two entries may have the same value in one of the unique fields, given by path (`'challenge.title'`). */
export const list = <Entry extends z.ZodType>(entry: Entry, ...uniqueFields: readonly string[]) =>
  z
    .array(entry)
    .superRefine((entries, context) => {
      for (const name of uniqueFields) {
        const values = (entries as Values).map((fields) =>
          name.split('.').reduce<unknown>((part, key) => (part as Values[0])?.[key], fields),
        );
        for (const [index, value] of values.entries())
          if (value !== undefined && values.indexOf(value) < index)
            context.addIssue({
              code: 'custom',
              path: [index, ...name.split('.')],
              message: `repeats entry ${values.indexOf(value)}; each entry needs its own`,
            });
      }
    })
    .readonly();

/** What search results show of a page; site/page-metadata.ts adds the brand. */
export const meta = z.strictObject({
  title: ofKind('page title', plainText(60)),
  description: ofKind('page description', plainText(160).min(70)),
});

/** The number in a text: "over 200k" gives 200,000, "about 1.5 million" gives 1,500,000. */
function numberIn(text: string): number {
  const [, digits = '', unit = ''] = /([\d.,]*\d)\s*(k|thousand|m|million)?\b/i.exec(text) ?? [];
  const times = /^(k|thousand)$/i.test(unit) ? 1e3 : /^(m|million)$/i.test(unit) ? 1e6 : 1;
  return Number(digits.replaceAll(',', '')) * times;
}

/**
 * A number that the site claims: as a figure ("500+"), in a sentence ("over 500"), what it counts, and the names of what was
 * counted. All have to agree.
 */
export const claim = z
  .strictObject({
    ...sample,
    value: z.number(),
    ...texts('display inSentence countsWhat').shape,
    names: list(words()).optional(),
  })
  .superRefine(({ value, names, ...written }, context) => {
    const report = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    for (const field of ['display', 'inSentence'] as const)
      if (numberIn(written[field]) !== value) report(field, `says "${written[field]}", but the value is ${value}`);
    if (names && names.length !== value) report('names', `has ${names.length} entries, but the value is ${value}`);
  });
