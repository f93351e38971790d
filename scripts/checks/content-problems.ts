import type { Problem } from '../../lib/problem';
import { encodingProblems } from './encoding-problems';
import { lostProblem, typeProblems } from './type-problems';

/**
 * Everything that is wrong with content/ and the settings. Empty when the site may be built.
 *
 * Files that cannot be read are told alone: nothing that imports them could run. What TypeScript says of a field comes
 * second to a check of our own, which knows more of what is allowed.
 */
export async function contentProblems(): Promise<Problem[]> {
  const [encoding, { unreadable, wrong }, loaded] = await Promise.all([
    encodingProblems(),
    typeProblems(),
    loadedProblems(),
  ]);
  const unread = [...encoding, ...unreadable.filter(({ file }) => !encoding.some((other) => other.file === file))];
  if (unread.length > 0) return unread;
  // A file that does not run is nearly always one that the compiler has explained.
  if ('failure' in loaded) return wrong.length > 0 ? wrong : [loaded.failure];
  return [...loaded.problems, ...wrong.filter((problem) => !loaded.problems.some((other) => tells(other, problem)))];
}

/** Whether a check of our own is about the field of the compiler's problem. Every option of a launcher has a schema. */
function tells({ file, field }: Problem, compilers: Problem): boolean {
  if (file !== compilers.file) return false;
  return file === 'content/launchers.ts' || field.includes(compilers.field);
}

async function loadedProblems(): Promise<{ problems: Problem[] } | { failure: Problem }> {
  try {
    // Not imported above: a content file that does not run would end this one with it.
    const { loadedContentProblems } = await import('./loaded-content-problems');
    return { problems: await loadedContentProblems() };
  } catch (error) {
    const { message, stack = '' } = error as Error;
    const lost = lostProblem(message);
    if (lost) return { failure: lost };
    const [, named, own = ''] = /^(content\/[\w-]+\.ts): (.*)/.exec(message) ?? [];
    if (named) return { failure: { file: named, field: '', message: own } };
    const [, file = 'content', line] = /\/((?:content\/[\w-]+|tailwind\.config)\.ts):(\d+)/.exec(stack) ?? [];
    const said = message.startsWith('Transform failed')
      ? 'cannot be read; a comma, a quote or a bracket before this place is missing or one too many'
      : message;
    return { failure: { file, field: '', ...(line && { line: Number(line) }), message: said } };
  }
}
