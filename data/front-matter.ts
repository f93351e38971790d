import { z } from 'zod';
import { publicationLists } from '@/content/publication-lists';
import { isoDate } from '@/lib/format-date';
import { contentsSchema, filled, pastDay } from './case-schema';

const person = filled.max(80, 'must be at most 80 characters').optional();

const listIds = publicationLists.map(({ id }) => id);

const fields = {
  id: z.union([filled, z.number()], 'must be a label such as "10"').transform(String),
  list: z.enum(listIds, `must be one of "${listIds.join('", "')}" (content/publication-lists.ts)`),
  title: filled.max(60, 'must be at most 60 characters'),
  description: filled.max(80, 'must be at most 80 characters'),
  date: pastDay('until then keep it out with "draft: true"'),
  updated: pastDay('it is the day of the last change').optional(),
  cases: z.number('must be a whole number').int('must be a whole number').positive('must be 1 or more'),
  image: z
    .string('must be a path')
    .regex(
      /^\/web\/Attachments\/[\w./-]+\.(png|jpe?g|webp)$/i,
      'must be a .png, .jpg or .webp picture under /web/Attachments/, written with letters, digits, points and hyphens',
    ),
  pdfFileName: z
    .string('must be a file name')
    .regex(/^[\w.-]+\.pdf$/, 'must be the name of a .pdf file: letters, digits, points, hyphens'),
  sample: z.literal(true, 'must be true or left out').optional(),
  draft: z.literal(true, 'must be true or left out').optional(),
  author: person,
  reviewer: person,
  prepared: z.enum(['by hand', 'with AI'], 'must be "by hand" or "with AI"').optional(),
  contents: contentsSchema,
};

/** The front matter of content/publications/<slug>.md. Strict, so that a misspelt key is noticed. */
export const frontMatterSchema = z
  .strictObject(fields, {
    error: ({ code }) => (code === 'invalid_type' ? 'must be lines such as "title: …"' : undefined),
  })
  .refine(({ date, updated }) => !updated || (isoDate(updated) ?? '') >= (isoDate(date) ?? ''), {
    message: 'is before the date of the publication',
    path: ['updated'],
  })
  .refine(({ prepared, reviewer }) => prepared !== 'with AI' || reviewer, {
    message: 'must be named: the publication was prepared with AI',
    path: ['reviewer'],
  })
  .superRefine(({ sample, author, reviewer }, { addIssue }) => {
    for (const [field, name] of Object.entries({ author, reviewer }))
      if (sample && name && !name.startsWith('Sample '))
        addIssue({ code: 'custom', path: [field], message: 'a name in a sample must begin with "Sample"' });
  });
