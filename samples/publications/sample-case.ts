import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { PublicationCase } from '../../content/types';

const folder = 'samples/cases';

const schema = z.strictObject({
  sample: z.literal(true),
  outcome: z.string(),
  question: z.string(),
  holding: z.string(),
  decisive: z.string(),
});

/** The text of one sample case: its headnote and its parts, each a heading and a paragraph. */
export type SampleCase = z.infer<typeof schema> & { parts: ReadonlyArray<{ heading: string; text: string }> };

/** Whether samples/cases has a text for the topic. */
export function hasSampleCase(topic: string): boolean {
  return existsSync(join(folder, `${topic}.md`));
}

/**
 * The sample text of a case, with the case's own facts put in.
 *
 * @param summary topic, a sentence on the appellant, amount and period
 * @throws when the topic has no file, or the file another form than front matter and `## ` parts
 */
export async function readSampleCase(summary: NonNullable<PublicationCase['summary']>): Promise<SampleCase> {
  const text = await readFile(join(folder, `${summary.topic}.md`), 'utf8');
  const [, yaml = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const parts = body
    .split(/^## /m)
    .slice(1)
    .map((part, index) => {
      const [heading = '', ...rest] = part.split('\n');
      const paragraph = rest.join(' ').replace(/\s+/g, ' ').trim();
      const filled = paragraph.replace('{amount}', summary.amount).replace('{period}', summary.period);
      return { heading, text: index === 0 ? `${summary.setting} ${filled}` : filled };
    });
  return { ...schema.parse(parse(yaml)), parts };
}
