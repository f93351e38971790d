import { z } from 'zod';
import { isoDate } from '@/lib/format-date';

const filled = z.string('must be text').trim().min(1, 'must not be empty');

/** The year in which the Tax Appeals Tribunal Act was passed: no summary of its decisions can be older. */
const firstYear = 2013;
// A day's grace: where the owner is, tomorrow may have begun.
const latestDay = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

const day = z
  .string('must be a day written DD-MM-YYYY')
  .refine((date) => isoDate(date) !== undefined, {
    error: 'must be a day of the calendar written DD-MM-YYYY',
    abort: true,
  })
  .refine((date) => Number(date.slice(-4)) >= firstYear, `must be a day of ${firstYear} or later`)
  .refine((date) => (isoDate(date) ?? '') <= latestDay(), 'is in the future; a publication has the day it came out');

const publicationCase = z
  .strictObject(
    {
      name: filled,
      citation: filled.optional(),
      subject: filled,
      issue: filled,
      sample: z.literal(true, 'must be true or left out').optional(),
    },
    {
      error: ({ code }) =>
        code === 'invalid_type' ? 'must be a case with "name:", "subject:" and "issue:"' : undefined,
    },
  )
  // A made-up case with a citation is the worst thing a legal site can print.
  .refine(({ sample, citation }) => !(sample && citation), {
    message: 'a sample case must not carry a citation',
    path: ['citation'],
  })
  .refine(({ sample, name }) => !sample || name.startsWith('Sample '), {
    message: 'the name of a sample case must begin with "Sample"',
    path: ['name'],
  });

const fields = {
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
};

/**
 * The front matter of content/publications/<slug>.md. Strict: a key that is not listed here is a mistake, so that a
 * misspelt one is noticed. The slug is the file's name and the abstract is the file's body; `pdfUrl` and `link` follow
 * from `pdfFileName` and the slug.
 */
export const frontMatterSchema = z
  .strictObject(fields, {
    error: ({ code }) => (code === 'invalid_type' ? 'must be lines such as "title: …"' : undefined),
  })
  .refine(({ date, updated }) => !updated || (isoDate(updated) ?? '') >= (isoDate(date) ?? ''), {
    message: 'is before the date of the publication',
    path: ['updated'],
  });
