import type { Route } from 'next';
import { parseDocument } from 'yaml';
import { publicationLists } from '@/content/publication-lists';
import { findProblems } from '@/content/schema/find-problems';
import { slug as slugKind } from '@/content/schema/kinds';
import { abstract as abstractSchema, frontMatter } from '@/content/schema/publication';
import { subjects } from '@/content/subjects';
import type { Publication } from '@/content/types';
import { problemReporter } from '@/lib/problem';
import { yamlProblem } from './yaml-problem';

const frontMatterBlock = /^\ufeff?---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/;
export const publicationPath = (name: string) => `content/publications/${name}`;

export const publicationSchema = frontMatter({
  lists: publicationLists.map(({ id }) => id),
  subjects: subjects.map(({ name }) => name),
});

/** Reads `<slug>.md`: YAML between two lines of `---`, then the abstract in paragraphs. */
export function parsePublication(fileName: string, text: string) {
  const file = publicationPath(fileName);
  const problem = problemReporter(file);
  const slug = fileName.replace(/\.md$/, '');
  const [ofName] = findProblems(file, slugKind(), slug);
  if (ofName) return { problems: [problem('file name', ofName.message)] };
  const [, yaml, body = ''] = frontMatterBlock.exec(text) ?? [];
  if (yaml === undefined) return { problems: [problem('front matter', 'must be between two lines of ---')] };

  // Whatever else is wrong with the file: the YAML of a draft may not parse.
  const isDraft = /^draft: *true\s*$/im.test(yaml);
  const document = parseDocument(yaml, { logLevel: 'silent', prettyErrors: false });
  const unreadable = yamlProblem(document, yaml);
  // The file's first line is the one of ---.
  if (unreadable) return { isDraft, problems: [{ file, ...unreadable, line: unreadable.line + 1 }] };

  const data: unknown = document.toJS();
  const abstract = body
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
  const problems = [
    ...findProblems(file, publicationSchema, data),
    ...findProblems(file, abstractSchema, abstract, ['abstract']),
  ];
  if (problems.length > 0) return { isDraft, problems };
  const fields = publicationSchema.parse(data);
  const publication: Publication = {
    ...fields,
    slug,
    abstract,
    pdfUrl: `/web/Attachments/${fields.pdfFileName}` as const,
    link: `/web/publications/${slug}` as Route,
  };
  return { isDraft, publication, problems };
}
