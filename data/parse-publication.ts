import type { Route } from 'next';
import { toDotPath } from 'zod/v4/core';
import type { Publication } from '@/content/types';
import type { Problem } from '@/lib/problem';
import { frontMatterSchema } from './front-matter';
import { markProblem } from './plain-text';
import { readYaml } from './read-yaml';

const frontMatterBlock = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/;
/** Where a publication's file stands, for what is said of it. */
export const publicationFile = (name: string) => `content/publications/${name}`;
const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

type Parsed = {
  publication?: Publication;
  problems: Problem[];
  /** its file says so, whatever else is wrong with it */
  isDraft?: boolean;
};

/** Reads `<slug>.md`: YAML between two lines of `---`, then the abstract in paragraphs. */
export function parsePublication(fileName: string, text: string): Parsed {
  const problem = (field: string, message: string): Problem => ({ file: publicationFile(fileName), field, message });
  const slug = fileName.replace(/\.md$/, '');
  if (!slugForm.test(slug)) return { problems: [problem('file name', 'must be lower-case words joined by hyphens')] };

  const [, yaml, body = ''] = frontMatterBlock.exec(text) ?? [];
  if (yaml === undefined) return { problems: [problem('front matter', 'must stand between two lines of ---')] };

  // As text: a draft may have any mistake.
  const isDraft = /^draft: *true\s*$/im.test(yaml);
  const { data, trouble } = readYaml(yaml);
  if (trouble) return { isDraft, problems: [{ file: publicationFile(fileName), ...trouble }] };

  const checked = frontMatterSchema.safeParse(data);
  const abstract = paragraphs(body);
  const problems = (checked.error?.issues ?? []).map(({ code, path, message, ...issue }) =>
    code === 'unrecognized_keys' && 'keys' in issue
      ? problem(toDotPath([...path, ...issue.keys]), `is not a field of a ${path.length > 0 ? 'case' : 'publication'}`)
      : problem(toDotPath(path) || 'front matter', message),
  );
  const mark = markProblem(body);
  if (mark) problems.push(problem('abstract', mark));
  if (abstract.length === 0) problems.push(problem('abstract', 'must stand below the front matter'));
  if (!checked.data || problems.length > 0) return { isDraft, problems };

  const { pdfFileName } = checked.data;
  return {
    isDraft,
    publication: {
      ...checked.data,
      slug,
      abstract,
      pdfUrl: `/web/Attachments/${pdfFileName}`,
      link: `/web/publications/${slug}` as Route,
    },
    problems: [],
  };
}

function paragraphs(body: string): string[] {
  return body
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
}
