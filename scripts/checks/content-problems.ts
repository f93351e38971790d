import { encodingProblems } from './encoding-problems';
import { typeProblems } from './type-problems';

/**
 * Everything that is wrong with content/ and the settings, a sentence each: "file: field: what is wrong and what is
 * allowed". Empty when the site may be built.
 *
 * Files that cannot be read are told alone: nothing that imports them could run. What TypeScript says of a field comes
 * second to a sentence of our own, which knows more of what is allowed.
 */
export async function contentProblems(): Promise<string[]> {
  const [encoding, { unreadable, wrong }, loaded] = await Promise.all([
    encodingProblems(),
    typeProblems(),
    loadedProblems(),
  ]);
  const unread = [...encoding, ...unreadable.filter((problem) => !encoding.some((other) => sameFile(problem, other)))];
  if (unread.length > 0) return unread;
  // A file that does not run is nearly always one that the compiler has explained.
  if ('failure' in loaded) return wrong.length > 0 ? wrong : [loaded.failure];
  return [...loaded.problems, ...wrong.filter((problem) => !loaded.problems.some((other) => isToldBy(problem, other)))];
}

const fileOf = (problem: string) => problem.slice(0, problem.indexOf(': '));
const sameFile = (a: string, b: string) => fileOf(a) === fileOf(b);

/** Whether a type's sentence is about the field of another one. Every option of a launcher is checked by its schema. */
function isToldBy(problem: string, other: string): boolean {
  if (!sameFile(problem, other)) return false;
  const [, field = ''] = /: ([\w$]+)/.exec(problem) ?? [];
  return problem.startsWith('content/launchers.ts') || new RegExp(`\\b${field.replace('$', '\\$')}\\b`).test(other);
}

async function loadedProblems(): Promise<{ problems: string[] } | { failure: string }> {
  try {
    // Not imported above: a content file that does not run would end this one with it.
    const { loadedContentProblems } = await import('./loaded-content-problems');
    return { problems: await loadedContentProblems() };
  } catch (error) {
    const { message, stack = '' } = error as Error;
    const [, file = 'content', line] = /\/(content\/[\w-]+\.ts):(\d+)/.exec(stack) ?? [];
    return { failure: `${file}: ${line ? `line ${line}: ` : ''}${message}` };
  }
}
