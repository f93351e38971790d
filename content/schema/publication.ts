import { z } from 'zod';
import { isoDate, today } from '@/lib/format-date';
import { readCitation, readJudgmentAddress } from '@/lib/publications/neutral-citation';
import { anchor, count, day, label, list, picture, rule, sample, slug, texts, words } from './kinds';

/** A list of publications: everything that differs from one to another stands here, and nowhere else. */
const publicationList = z.strictObject({
  /** what a publication's file says under `list` */
  id: words(),
  /** the tab's words */
  label: label(),
  /** the tab's hash in the address */
  hash: anchor(),
  jurisdiction: words(),
  /** who decided its cases, in full; `short` is what titles call it, and search results spell out */
  tribunal: z.strictObject({ name: words(), short: words().optional() }).optional(),
});
export type PublicationListEntry = z.infer<typeof publicationList>;

export const listsOfPublications = list(publicationList, 'id', 'label', 'hash');

/** What cases are about. The `id` is part of its page's address. */
const subject = z.strictObject({ id: slug(), name: words(40) });
export type Subject = z.infer<typeof subject>;
export const listOfSubjects = list(subject, 'id', 'name');

const pastDay = (what: string) => day().refine((date) => (isoDate(date) ?? '') <= today(), `is in the future; ${what}`);

/** Where a judgment can be found: its neutral citation, and its address at Kenya Law or another institute. */
const judgmentSource = {
  citation: words()
    .refine(
      (text) => readCitation(text),
      'must be a neutral citation such as "[2024] KETAT 123 (KLR)"; a day may follow: "(10 February 2024)"',
    )
    .optional(),
  link: words()
    .refine(
      (text) => readJudgmentAddress(text),
      'must be the judgment’s own address, such as https://new.kenyalaw.org/akn/ke/judgment/ketat/2024/123',
    )
    .optional(),
};
type JudgmentSource = { citation?: string; link?: string };

const laterDecision = z.strictObject({
  ...judgmentSource,
  court: words(),
  /** what became of a decision in a higher court */
  outcome: z.enum(['upheld', 'set aside', 'varied', 'remitted', 'withdrawn', 'pending']),
  /** of a pending appeal the day it was lodged */
  date: pastDay('write "pending", and the day of the appeal, of what is not decided yet'),
});

const provision = z.strictObject({
  /** the bare number, "31(1)", or the name of a place: "First Schedule, paragraph 2" */
  section: z
    .union([z.string(), z.number()])
    .transform(String)
    .refine(
      (text) => /^(\d+[A-Z]{0,2}(\(\w+\))*|(?!s\.|sec)[A-Z].*[\w)])$/i.test(text),
      'must be the bare number, such as "31(1)", or the name of a place, such as "First Schedule, paragraph 2"',
    ),
  act: words(90),
});

/** The names that a publication's file may use, of content/publication-lists.ts and content/subjects.ts. */
export type PublicationNames = { lists: readonly string[]; subjects: readonly string[] };

/** One of the names in a file of content; `undefined` is told as missing. */
const nameIn = (file: string, names: readonly string[]) =>
  z
    .string({ error: ({ input }) => (input === undefined || input === null ? 'is missing' : undefined) })
    .refine((name) => names.includes(name), {
      error: ({ input }) => `"${input}" is not in ${file}; there are ${names.map((name) => `"${name}"`).join(', ')}`,
    });

/** A case of a publication's contents. */
const publicationCase = (subjects: readonly string[]) =>
  z
    .strictObject({
      ...sample,
      ...judgmentSource,
      /** the parties */
      name: words(),
      /** the head of tax, or "Procedure": a name of content/subjects.ts */
      subject: nameIn('content/subjects.ts', subjects),
      /** what was in dispute, in a line */
      issue: words(),
      /** how a tribunal disposed of it */
      outcome: z.enum(['allowed', 'dismissed', 'allowed in part', 'struck out', 'settled']).optional(),
      /** what was held, in one sentence */
      holding: words(240).optional(),
      provisions: list(provision).optional(),
      laterHistory: list(laterDecision).optional(),
      /** when somebody last looked whether there is a later decision */
      checkedOn: pastDay('it is the day on which somebody last looked').optional(),
      amount: z
        .string()
        .regex(
          /^[A-Z]{3} [1-9]\d{0,2}(,\d{3})*(\.\d+)?( (million|billion))?$/,
          'must be a currency and a sum, such as "KES 12,400,000" or "KES 12.4 million"',
        )
        .optional(),
      /** the years in dispute */
      period: words(40)
        .regex(/\b(19|20)\d\d\b/, 'must name its years, such as "2019 to 2022"')
        .optional(),
      /** on which page of the PDF it begins */
      page: count().optional(),
      /** its summary, to be read without the form; one case a publication has it */
      open: texts('issue reasoning held').optional(),
    })
    .superRefine((legalCase, { addIssue }) => {
      const say = (path: (string | number)[], message: string) => addIssue({ code: 'custom', path, message });
      sourceProblem(legalCase, legalCase.sample, (field, message) => say([field], message));
      for (const [index, later] of (legalCase.laterHistory ?? []).entries()) {
        sourceProblem(later, legalCase.sample, (field, message) => say(['laterHistory', index, field], message));
        if (legalCase.checkedOn && (isoDate(later.date) ?? '') > (isoDate(legalCase.checkedOn) ?? ''))
          say(['checkedOn'], `is before the later history of ${later.date}`);
      }
      if (legalCase.sample && !legalCase.name.startsWith('Sample '))
        say(['name'], 'the name of a sample case must begin with "Sample"');
    });
export type PublicationCase = z.infer<ReturnType<typeof publicationCase>>;

/** A citation and its address speak of one judgment. A sample has neither: nothing made up may look like a source. */
function sourceProblem(
  source: JudgmentSource,
  isSample: boolean | undefined,
  say: (field: keyof JudgmentSource, message: string) => void,
): void {
  for (const field of ['citation', 'link'] as const)
    if (isSample && source[field]) say(field, `a sample case must not carry a ${field}`);
  const cited = readCitation(source.citation ?? '');
  const linked = readJudgmentAddress(source.link ?? '');
  if (cited && linked && (['court', 'year', 'number'] as const).some((key) => cited[key] !== linked[key]))
    say('link', `leads to ${linked.court} ${linked.year}/${linked.number}, but the citation says ${source.citation}`);
}

/** Whoever wrote it or read it over, as they are to be named. */
const person = words(80).optional();

/** The front matter of content/publications/<slug>.md. */
export const frontMatter = ({ lists, subjects }: PublicationNames) =>
  z
    .strictObject({
      ...sample,
      /** a label as the owner's list has it: not unique, never a key (docs/design.md §3) */
      id: z.union([words(), z.number()]).transform(String),
      /** which list it stands in */
      list: nameIn('content/publication-lists.ts', lists),
      title: words(60),
      /** what stands on the card: "31 cases summarised" */
      description: words(80),
      date: pastDay('until then keep it out with "draft: true"'),
      /** when the file or its words were changed after they were published */
      updated: pastDay('it is the day of the last change').optional(),
      /** seen in `next dev` alone */
      draft: z.literal(true, 'must be true or left out').optional(),
      /** number of cases, counted towards the claim */
      cases: count(),
      /** the cover */
      image: picture('cover'),
      pdfFileName: z
        .string()
        .regex(/^[\w.-]+\.pdf$/, 'must be the name of a .pdf file: letters, digits, points, hyphens'),
      author: person,
      reviewer: person,
      prepared: z.enum(['by hand', 'with AI']).optional(),
      contents: list(publicationCase(subjects)).refine(({ length }) => length > 0, 'must list at least one case'),
    })
    .superRefine(({ date, updated, prepared, reviewer, author, sample: isSample, contents }, { addIssue }) => {
      const say = (path: (string | number)[], message: string) => addIssue({ code: 'custom', path, message });
      if (updated && (isoDate(updated) ?? '') < (isoDate(date) ?? ''))
        say(['updated'], 'is before the date of the publication');
      if (prepared === 'with AI' && !reviewer) say(['reviewer'], 'must be named: the publication was prepared with AI');
      for (const [field, name] of Object.entries({ author, reviewer }))
        if (isSample && name && !name.startsWith('Sample '))
          say([field], 'a name in a sample must begin with "Sample"');
      const [, second] = [...contents.entries()].filter(([, { open }]) => open);
      if (second) say(['contents', second[0], 'open'], 'is a second open case; a publication has one');
    });

const markdown =
  /^(#{1,6}\s|[-*+]\s|\d{1,3}[.)]\s|>|```|\|)|(?<![\w*])\*[^\s*][^*]*\*(?![\w*])|(?<!\w)_[^\s_][^_]*_(?!\w)/;

/** The same paragraphs stand in page, feed, search and structured data: most of them would print a mark as it stands. */
export const abstract = list(
  words().superRefine(
    rule((text) => {
      const [mark] = markdown.exec(text) ?? [];
      return mark && `has "${mark}", which is printed as it stands; allowed are paragraphs of plain text`;
    }),
  ),
).refine(({ length }) => length > 0, 'is missing; it stands below the front matter');
