import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from 'next';
import { z } from 'zod';
import { isoDate } from '@/lib/format-date';

/**
 * What a value of content is. A field of a schema (files.ts) is one of these kinds, which carries its rules: whoever adds a
 * field says here alone what may stand in it. What is wrong is told in the words of sentences.ts.
 *
 * Zod and these files stay out of the browser: components take types from content/types.ts, and no value from here.
 */

/** What the checks across files look for in content, by a field's kind and never by its name (scripts/checks/). */
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

const as = <Schema extends z.ZodType>(kind: Kind, schema: Schema): Schema => {
  kinds.add(schema, { kind });
  return schema;
};

// Unicode's C0 and C1 but tab and the two line ends, what is no character at all, and what pasted words bring along: no
// width, another direction. Invisible in an editor; XML, which the feed is written in, forbids most.
const invisible = /[^\P{Cc}\t\n\r]|[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\p{Cs}/u;

/** Marks that other programs turn into something, and that a page prints as they stand: of HTML, of Markdown. */
const mark =
  /<\/?[a-z][^<>]*>|<!--|&(?:[a-z]{2,8}|#\d{2,6}|#x[\da-f]{2,5});|\*\*[^\s*][^*]*\*\*|(?<!\w)__[^\s_][^_]*__(?!\w)|\[[^\]]+\]\([^)]*\)/i;

function wordsProblem(text: string): string | undefined {
  const [character] = invisible.exec(text) ?? [];
  const code = character?.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  if (code) return `has an invisible control character (U+${code}); delete it`;
  if (text.includes('\ufffd')) return 'has a letter that is not UTF-8; save the file as "UTF-8"';
  const [printed] = mark.exec(text) ?? [];
  return printed && `has "${printed.slice(0, 30)}", which is printed as it stands; write plain words`;
}

/** Adds the sentence that a rule gives about a value, if it gives one. */
export const rule =
  <Value>(sentence: (value: Value) => string | undefined) =>
  (value: Value, context: z.RefinementCtx) => {
    const message = sentence(value);
    if (message) context.addIssue({ code: 'custom', message });
  };

const plain = (most = Number.POSITIVE_INFINITY, empty = 'write its words') =>
  z
    .string()
    .refine((text) => text.trim() !== '', { error: `is empty; ${empty}`, abort: true })
    .max(most)
    .superRefine(rule(wordsProblem));

/** A sentence or more, of at most so many characters. */
export const words = (most?: number) => as('words', plain(most));
/** The words of a link or a button: what fits one. */
export const label = (most = 60) => words(most);
/** What others have said: their words and their numbers, which the site does not promise. */
export const quotation = () => plain();
/** What a reader who does not see a picture is told instead. */
export const alt = () => as('words', plain(undefined, 'say what the picture shows'));

/** A page's first words, in its largest letters. */
export const headline = () => as('headline', plain());

type Names<Line extends string> = Line extends `${infer First} ${infer Rest}` ? First | Names<Rest> : Line;

/** An object whose fields are words, by their names with a space between them. */
export const texts = <const Line extends string>(...lines: readonly Line[]) =>
  z.strictObject(
    Object.fromEntries(lines.flatMap((line) => line.split(' ')).map((name) => [name, words()])) as Record<
      Names<Line>,
      z.ZodString
    >,
  );

/** The same, of which each may be left out. */
export const maybe = <const Line extends string>(line: Line) => texts(line).partial().shape;

const isAddress = (text: string) => URL.canParse(text) && new URL(text).hostname.includes('.') && !/\s/.test(text);

function linkProblem(href: string): string | undefined {
  const forms = 'allowed are "/legal", "#introduction", https://…, mailto:name@example.com and tel:+254200000000';
  const isRight =
    // A browser takes `/\\` for `//`, and so for another site, and leaves line breaks out.
    (/^(\/(?!\/)|#\w)/.test(href) && !/[\s\\]/.test(href)) ||
    /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/.test(href) ||
    /^tel:\+?[\d-]{5,}$/.test(href) ||
    (/^https:\/\/\w/i.test(href) && isAddress(href));
  return isRight ? undefined : `"${href}" cannot be linked to; ${forms}`;
}

/**
 * Where a link may lead: a page of this site, a place on it, a file, mail, telephone, another site, an address that another
 * program serves (the login screen). That page and place are there is told by scripts/checks/link-problems.ts.
 */
export const href = () => as('link', z.string().superRefine(rule(linkProblem)));
/** A page of this site, by its path. */
export const page = () =>
  z
    .string()
    .refine(
      (path) => /^\/(.*[^/])?$/.test(path) && existsSync(`app${path}/page.tsx`),
      'is not a page of this site; give one such as "/legal"',
    ) as z.ZodType<unknown> as z.ZodType<Route>;
/** The address of a site or a service: no path follows the host. */
export const origin = () =>
  z
    .string()
    .refine(
      (url) => isAddress(url) && url.startsWith('https://') && new URL(url).origin === url,
      'must be https:// and a host, such as https://www.example.com, with nothing after it',
    );

/** What an address can name: a section of its page, an entry. */
export const anchor = () =>
  as(
    'anchor',
    z.string().regex(/^[a-z][\w-]*$/i, 'cannot stand in an address; allowed are letters, digits and hyphens'),
  );
/** An entry's name in an address of its own: lower-case words joined by hyphens. */
export const slug = () => z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');

/** A file of this site, by its path under public/. */
export const file = (...endings: readonly string[]) =>
  z.string().superRefine(
    rule((path) => {
      if (/^(https?:)?\/\//i.test(path))
        return `"${path}" is a file of another site; save it under public/ and write its path`;
      const isPath =
        /^\/[\w./-]+\.\w+$/.test(path) && endings.some((ending) => path.toLowerCase().endsWith(`.${ending}`));
      if (!isPath)
        return `"${path}" is not the path of a file under public/; allowed is one such as /team/name.${endings[0]}, in letters, digits, points and hyphens (${endings.join(', ')})`;
      return existsSync(join('public', path)) ? undefined : `there is no file public${path}`;
    }),
  ) as z.ZodType<unknown> as z.ZodType<`/${string}`>;

/** A picture of this site; its size and shape are told by scripts/checks/picture-problems.ts. */
export const picture = (kind: PictureKind) => as(kind, file('jpg', 'jpeg', 'png', 'webp', 'avif', 'svg'));

/** A day as content writes it, DD-MM-YYYY. */
export const day = () =>
  z.string().refine((date) => isoDate(date) !== undefined, {
    error: 'must be a day of the calendar written DD-MM-YYYY',
    abort: true,
  });

export const count = () => z.int('must be a whole number').positive('must be 1 or more');
/** A field that says yes by being there. */
export const yes = () => z.literal(true, 'must be true; otherwise leave the field out').optional();

/** Content that is not the owner's yet: `npm run check:release` refuses to ship it, and `next dev` marks it. */
export const sample = { sample: as('sample', z.literal(true, 'must be true or left out')).optional() };

type Values = ReadonlyArray<Readonly<Record<string, unknown>>>;

/** A list, in which no two entries have the same value in the fields that tell them apart (`'challenge.title'`). */
export const list = <Entry extends z.ZodType>(entry: Entry, ...apart: readonly string[]) =>
  z
    .array(entry)
    .superRefine((entries, context) => {
      for (const name of apart) {
        const values = (entries as Values).map((fields) =>
          name.split('.').reduce<unknown>((part, key) => (part as Values[0])?.[key], fields),
        );
        for (const [index, value] of values.entries())
          if (value !== undefined && values.indexOf(value) < index)
            context.addIssue({
              code: 'custom',
              path: [index, ...name.split('.')],
              message: `is the same as in entry ${values.indexOf(value)}; each needs another`,
            });
      }
    })
    .readonly();

/** What search results show of a page; the brand is added by the metadata helper. */
export const meta = z.strictObject({
  title: as('page title', plain(60)),
  description: as('page description', plain(160).min(70)),
});

/** The number in words: "over 200k" is 200,000, "about 1.5 million" 1,500,000. */
function numberIn(text: string): number {
  const [, digits = '', unit = ''] = /([\d.,]*\d)\s*(k|thousand|m|million)?\b/i.exec(text) ?? [];
  const times = /^(k|thousand)$/i.test(unit) ? 1e3 : /^(m|million)$/i.test(unit) ? 1e6 : 1;
  return Number(digits.replaceAll(',', '')) * times;
}

/**
 * A number the site claims, written once in content/claims.ts, where each wording says the same: as printed ("500+"), in a
 * sentence ("over 500"), in one sentence what was counted, and its names.
 */
export const claim = z
  .strictObject({
    ...sample,
    value: z.number(),
    ...texts('display said countsWhat').shape,
    names: list(words()).optional(),
  })
  .superRefine(({ value, names, ...written }, context) => {
    const say = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    for (const field of ['display', 'said'] as const)
      if (numberIn(written[field]) !== value) say(field, `says "${written[field]}", but the value is ${value}`);
    if (names && names.length !== value) say('names', `are ${names.length}, but the value is ${value}`);
  });
