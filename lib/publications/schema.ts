import { z } from 'zod';
import { isoDate } from '../format-date';

const filled = z.string('must be text').trim().min(1, 'must not be empty');

const day = z
  .string('must be a day written DD-MM-YYYY')
  .refine((date) => isoDate(date) !== undefined, 'must be a day of the calendar written DD-MM-YYYY');

const publicationCase = z
  .strictObject({
    name: filled,
    citation: filled.optional(),
    subject: filled,
    issue: filled,
    sample: z.literal(true).optional(),
    summary: z
      .strictObject({ topic: filled, setting: filled, amount: filled, period: filled.or(z.number().transform(String)) })
      .optional(),
  })
  // A made-up case with a citation is the worst thing a legal site can print.
  .refine(({ sample, citation }) => !(sample && citation), {
    message: 'a sample case must not carry a citation',
    path: ['citation'],
  })
  .refine(({ sample, name }) => !sample || name.startsWith('Sample '), {
    message: 'the name of a sample case must begin with "Sample"',
    path: ['name'],
  });

/**
 * The front matter of content/publications/<slug>.md. Strict: a key that is not listed here is a mistake, so that a
 * misspelt one is noticed. The slug is the file's name and the abstract is the file's body; `pdfUrl` and `link` follow
 * from `pdfFileName` and the slug.
 */
export const frontMatterSchema = z.strictObject({
  id: z.union([filled, z.number()], 'must be a label such as "10"').transform(String),
  list: z.enum(['TAT summaries', 'whitepapers'], 'must be "TAT summaries" or "whitepapers"'),
  title: filled.max(60, 'must be at most 60 characters'),
  description: filled.max(80, 'must be at most 80 characters'),
  date: day,
  updated: day.optional(),
  cases: z.number('must be a whole number').int('must be a whole number').positive('must be 1 or more'),
  image: z
    .string('must be a path')
    .regex(/^\/web\/Attachments\/[\w./-]+\.(png|jpg|webp)$/, 'must be a picture under /web/Attachments/'),
  pdfFileName: z
    .string('must be a file name')
    .regex(/^[\w.-]+\.pdf$/, 'must be the name of a .pdf file: letters, digits, points, hyphens'),
  sample: z.literal(true, 'must be true or left out').optional(),
  contents: z.array(publicationCase, 'must list the cases').min(1, 'must list at least one case'),
});

/** The front matter after its check: plain values, `id` and periods as text. */
export type FrontMatter = z.infer<typeof frontMatterSchema>;
