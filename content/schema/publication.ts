import { z } from 'zod';
import { isoDate, today } from '@/lib/format-date';
import { readCitation, readJudgmentAddress } from '@/lib/publications/neutral-citation';
import { anchor, count, day, label, list, optionalWords, picture, reports, sample, slug, texts, words } from './kinds';

/** A list of publications: all that differs from one list to another. */
const publicationList = z.strictObject({
  /** the value of `list` in a publication's file */
  id: words(),
  label: label(),
  /** the tab's hash in the address */
  hash: anchor(),
  jurisdiction: words(),
  /** who decided its cases; `short` is its abbreviation in titles, which search results write out */
  tribunal: z.strictObject({ name: words(), short: optionalWords() }).optional(),
});
export type PublicationListConfig = z.infer<typeof publicationList>;

export const publicationLists = list(publicationList, 'id', 'label', 'hash');

/** A subject of cases. `id` is part of its page's address. */
const subject = z.strictObject({ id: slug(), name: words(40) });
export type Subject = z.infer<typeof subject>;
export const subjects = list(subject, 'id', 'name');

const pastDay = (advice: string) =>
  day().refine((date) => (isoDate(date) ?? '') <= today(), `is in the future; ${advice}`);

/** A judgment's neutral citation and its address at Kenya Law or elsewhere, which have to agree. A sample has neither. */
const judgmentSource = {
  citation: optionalWords().refine(
    (text) => !text || readCitation(text),
    'must be a neutral citation such as "[2024] KETAT 123 (KLR)"; a day may follow: "(10 February 2024)"',
  ),
  link: optionalWords().refine(
    (text) => !text || readJudgmentAddress(text),
    'must be the judgment’s own address, such as https://new.kenyalaw.org/akn/ke/judgment/ketat/2024/123',
  ),
};
type JudgmentSource = { citation?: string; link?: string };

const laterDecision = z.strictObject({
  ...judgmentSource,
  court: words(),
  /** what the higher court did with the earlier decision */
  outcome: z.enum(['upheld', 'set aside', 'varied', 'remitted', 'withdrawn', 'pending']),
  /** of a pending appeal the day it was lodged */
  date: pastDay('of a pending appeal give the day on which it was lodged'),
});

const provision = z.strictObject({
  /** "31(1)" or "First Schedule, paragraph 2" */
  section: z
    .union([z.string(), z.number()])
    .transform(String)
    .refine(
      (text) => /^(\d+[A-Z]{0,2}(\(\w+\))*|(?!s\.|sec)[A-Z].*[\w)])$/i.test(text),
      'must be a number such as "31(1)" without "s.", or a part of the Act such as "First Schedule, paragraph 2"',
    ),
  act: words(90),
});

/** The names that a publication's file may use, from content/publication-lists.ts and content/subjects.ts. */
export type PublicationNames = { lists: readonly string[]; subjects: readonly string[] };

/** One of the names in a file of content. */
const nameIn = (file: string, names: readonly string[]) =>
  z.string().refine((name) => names.includes(name), {
    error: ({ input }) => `"${input}" is not in ${file}; allowed are ${names.map((name) => `"${name}"`).join(', ')}`,
  });

const publicationCase = (subjects: readonly string[]) =>
  z
    .strictObject({
      ...sample,
      ...judgmentSource,
      /** the parties */
      name: words(),
      subject: nameIn('content/subjects.ts', subjects),
      /** what was in dispute */
      issue: words(),
      outcome: z.enum(['allowed', 'dismissed', 'allowed in part', 'struck out', 'settled']).optional(),
      /** what was held, in one sentence */
      holding: optionalWords(240),
      provisions: list(provision).optional(),
      laterHistory: list(laterDecision).optional(),
      /** the day on which somebody last looked for later decisions */
      checkedOn: pastDay('give the day on which somebody last looked').optional(),
      amount: z
        .string()
        .regex(
          /^[A-Z]{3} [1-9]\d{0,2}(,\d{3})*(\.\d+)?( (million|billion))?$/,
          'must be a currency and a sum, such as "KES 12,400,000" or "KES 12.4 million"',
        )
        .optional(),
      /** the years in dispute */
      period: optionalWords(40)
        .refine((text) => !text || /\b(19|20)\d\d\b/.test(text), 'must name its years, such as "2019 to 2022"')
        .refine(hasYearsInOrder, 'names a later year before an earlier one'),
      /** the page of the PDF on which it begins */
      page: count().optional(),
      /** its full summary, shown without the form; one case of a publication may have it */
      open: texts('issue reasoning held').optional(),
    })
    .superRefine((legalCase, { addIssue }) => {
      const report = (path: (string | number)[], message: string) => addIssue({ code: 'custom', path, message });
      const checkSource = (source: JudgmentSource, path: (string | number)[] = []) => {
        for (const field of ['citation', 'link'] as const)
          if (legalCase.sample && source[field]) report([...path, field], `a sample case must not carry a ${field}`);
        const cited = readCitation(source.citation ?? '');
        const linked = readJudgmentAddress(source.link ?? '');
        if (!cited || !linked || (['court', 'year', 'number'] as const).every((key) => cited[key] === linked[key]))
          return;
        const { court, year, number } = linked;
        report([...path, 'link'], `leads to ${court} ${year}/${number}, but the citation says ${source.citation}`);
      };
      checkSource(legalCase);
      for (const [index, later] of (legalCase.laterHistory ?? []).entries()) {
        checkSource(later, ['laterHistory', index]);
        if (legalCase.checkedOn && (isoDate(later.date) ?? '') > (isoDate(legalCase.checkedOn) ?? ''))
          report(['checkedOn'], `is before the later history of ${later.date}`);
      }
      if (legalCase.sample && !legalCase.name.startsWith('Sample '))
        report(['name'], 'the name of a sample case must begin with "Sample"');
    });
export type PublicationCase = z.infer<ReturnType<typeof publicationCase>>;

function hasYearsInOrder(period = ''): boolean {
  const years = period.match(/\b(19|20)\d\d\b/g) ?? [];
  return years.every((year, index) => index === 0 || year >= (years[index - 1] ?? ''));
}

/** A person's name, as it is shown. */
const person = optionalWords(80);

/** The front matter of content/publications/<slug>.md. */
export const frontMatter = ({ lists, subjects }: PublicationNames) =>
  z
    .strictObject({
      ...sample,
      /** the owner's own label; not unique (docs/design.md §3) */
      id: z.union([words(), z.number()]).transform(String),
      /** the list that shows it */
      list: nameIn('content/publication-lists.ts', lists),
      title: words(60),
      /** "31 cases summarised" */
      description: words(80),
      date: day(),
      /** the day of the last change after publication */
      updated: pastDay('give the day of the last change').optional(),
      /** shown only in `next dev` and previews (R5.11) */
      draft: z.literal(true, 'must be true or left out').optional(),
      /** how many cases its PDF has; the sum backs a claim (content/claims.ts) */
      cases: count(),
      /** the cover */
      image: picture('cover'),
      pdfFileName: z
        .string()
        .regex(/^[\w.-]+\.pdf$/, 'must be the name of a .pdf file, with letters, digits, dots and hyphens'),
      author: person,
      reviewer: person,
      prepared: z.enum(['by hand', 'with AI']).optional(),
      contents: list(publicationCase(subjects)).refine(({ length }) => length > 0, 'must list at least one case'),
    })
    .superRefine(({ date, draft, updated, prepared, reviewer, author, sample: isSample, contents }, { addIssue }) => {
      const report = (path: (string | number)[], message: string) => addIssue({ code: 'custom', path, message });
      if (!draft && (isoDate(date) ?? '') > today())
        report(['date'], 'is in the future; until then write "draft: true"');
      if (updated && (isoDate(updated) ?? '') < (isoDate(date) ?? ''))
        report(['updated'], 'is before the date of the publication');
      if (prepared === 'with AI' && !reviewer)
        report(['reviewer'], 'must be named: the publication was prepared with AI');
      for (const [field, name] of Object.entries({ author, reviewer }))
        if (isSample && name && !name.startsWith('Sample '))
          report([field], 'a name in a sample must begin with "Sample"');
      const [, second] = [...contents.entries()].filter(([, { open }]) => open);
      if (second) report(['contents', second[0], 'open'], 'is a second open case; a publication has one');
    });

const markdown =
  /^(#{1,6}\s|[-*+]\s|\d{1,3}[.)]\s|>|```|\|)|(?<![\w*])\*[^\s*][^*]*\*(?![\w*])|(?<!\w)_[^\s_][^_]*_(?!\w)/;

/** Plain text: page, feed, search and structured data show it as it is. */
export const abstract = list(
  words().superRefine(
    reports((text) => {
      const [found] = markdown.exec(text) ?? [];
      return found && `has "${found}", which would show as typed; write paragraphs of plain text`;
    }),
  ),
).refine(({ length }) => length > 0, 'is missing; write it below the front matter');
