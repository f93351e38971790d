import { z } from 'zod';
import { subjects } from '@/content/subjects';
import { type JudgmentSource, laterOutcomes, outcomes } from '@/content/types';
import { isoDate, today } from '@/lib/format-date';
import { readCitation, readJudgmentAddress } from '@/lib/publications/neutral-citation';

export const filled = z
  .string({ error: ({ input }) => (input === undefined ? 'is missing' : 'must be text; put it in quotes') })
  .trim()
  .min(1, 'must not be empty');
const line = filled.max(240, 'must be at most 240 characters');

/** The year in which the Tax Appeals Tribunal Act was passed: nothing here can be older. */
const firstYear = 2013;

/** A day as content writes it. */
const calendarDay = z
  .string('must be a day written DD-MM-YYYY')
  .refine((date) => isoDate(date) !== undefined, {
    error: 'must be a day of the calendar written DD-MM-YYYY',
    abort: true,
  })
  .refine((date) => Number(date.slice(-4)) >= firstYear, `must be a day of ${firstYear} or later`);

/** A day that has been. @param what follows "is in the future; " */
export const pastDay = (what: string) =>
  calendarDay.refine((date) => (isoDate(date) ?? '') <= today(), `is in the future; ${what}`);

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const oneOf = <const Word extends string>(all: readonly Word[]) => z.enum(all, `must be ${either.format(all)}`);

const subject = filled.refine((name) => subjects.some((one) => one.name === name), {
  error: ({ input }) =>
    `"${input}" is not in content/subjects.ts; there are ${subjects.map(({ name }) => `"${name}"`).join(', ')}`,
});

const secondSentence = /(?<!\b(?:v|vs|No|Mr|Mrs|Ms|Dr|Ltd|Co|Inc|Hon|Cap|St|para|paras))[.!?][”’)]? +[A-Z“]/;
const oneSentence = line
  .regex(/[.!?][”’)]?$/, 'must be a sentence that ends in a full stop')
  .refine((text) => !secondSentence.test(text), 'must be one sentence');

const citation = z
  .string('must be text')
  .refine(
    (text) => readCitation(text) !== undefined,
    'must be a neutral citation such as "[2024] KETAT 123 (KLR)"; a day may follow: "(10 February 2024)"',
  );
const link = z
  .string('must be text')
  .refine(
    (text) => readJudgmentAddress(text) !== undefined,
    'must be the judgment’s own address, such as https://new.kenyalaw.org/akn/ke/judgment/ketat/2024/123',
  );

const sources = { citation: citation.optional(), link: link.optional() };

/** What is wrong between a citation and its address. A sample has neither: nothing made up may look like a source. */
function sourceTrouble(source: JudgmentSource, isSample: boolean): [keyof JudgmentSource, string] | undefined {
  for (const field of ['citation', 'link'] as const)
    if (isSample && source[field]) return [field, `a sample case must not carry a ${field}`];
  const cited = readCitation(source.citation ?? '');
  const linked = readJudgmentAddress(source.link ?? '');
  const differs = cited && linked && (['court', 'year', 'number'] as const).some((key) => cited[key] !== linked[key]);
  return differs
    ? ['link', `leads to ${linked.court} ${linked.year}/${linked.number}, but the citation says ${source.citation}`]
    : undefined;
}

const provision = z.strictObject(
  {
    section: z
      .union([z.string(), z.number()], 'must be a section such as "31(1)"')
      .transform(String)
      .refine(
        (text) => /^(\d+[A-Z]{0,2}(\(\w+\))*|(?!s\.|sec)[A-Z].*[\w)])$/i.test(text),
        'must be the bare number, such as "31(1)", or the name of a place, such as "First Schedule, paragraph 2"',
      ),
    act: filled.max(90, 'must be at most 90 characters'),
  },
  'must have "section:" and "act:"',
);

const laterDecision = z.strictObject(
  {
    court: filled,
    outcome: oneOf(laterOutcomes),
    date: pastDay('write "pending", and the day of the appeal, of what is not decided yet'),
    ...sources,
  },
  'must have "court:", "outcome:" and "date:"',
);

const openSummary = z.strictObject(
  { issue: filled, reasoning: filled, held: filled },
  'must have "issue:", "reasoning:" and "held:"',
);

const fields = {
  name: filled,
  ...sources,
  subject,
  issue: filled,
  outcome: oneOf(outcomes).optional(),
  holding: oneSentence.optional(),
  provisions: z.array(provision, 'must list sections and Acts').min(1, 'must not be empty').optional(),
  laterHistory: z.array(laterDecision, 'must list the decisions').min(1, 'must not be empty').optional(),
  checkedOn: pastDay('it is the day on which somebody last looked').optional(),
  amount: z
    .string('must be text')
    .regex(
      /^[A-Z]{3} [1-9]\d{0,2}(,\d{3})*(\.\d+)?( (million|billion))?$/,
      'must be a currency and a sum, such as "KES 12,400,000" or "KES 12.4 million"',
    )
    .optional(),
  period: z
    .string('must be text, in quotation marks: "2021"')
    .max(40, 'must be at most 40 characters')
    .regex(/\b(19|20)\d\d\b/, 'must name its years, such as "2019 to 2022"')
    .optional(),
  page: z.number('must be a whole number').int('must be a whole number').positive('must be 1 or more').optional(),
  open: openSummary.optional(),
  sample: z.literal(true, 'must be true or left out').optional(),
};

/** A case of a publication: `contents` in its front matter. */
const caseSchema = z
  .strictObject(fields, {
    error: ({ code }) => (code === 'invalid_type' ? 'must be a case with "name:", "subject:" and "issue:"' : undefined),
  })
  .superRefine((one, { addIssue }) => {
    const isSample = one.sample === true;
    const say = (path: (string | number)[], message: string) => addIssue({ code: 'custom', path, message });
    const own = sourceTrouble(one, isSample);
    if (own) say([own[0]], own[1]);
    for (const [index, later] of (one.laterHistory ?? []).entries()) {
      const trouble = sourceTrouble(later, isSample);
      if (trouble) say(['laterHistory', index, trouble[0]], trouble[1]);
      if (one.checkedOn && (isoDate(later.date) ?? '') > (isoDate(one.checkedOn) ?? ''))
        say(['checkedOn'], `is before the later history of ${later.date}`);
    }
    if (isSample && !one.name.startsWith('Sample '))
      say(['name'], 'the name of a sample case must begin with "Sample"');
  });

/** The cases of one publication, of which one may be read without the form. */
export const contentsSchema = z
  .array(caseSchema, 'must list the cases')
  .min(1, 'must list at least one case')
  .superRefine((cases, { addIssue }) => {
    const [, second] = [...cases.entries()].filter(([, { open }]) => open);
    if (second)
      addIssue({ code: 'custom', path: [second[0], 'open'], message: 'is a second open case; a publication has one' });
  });
