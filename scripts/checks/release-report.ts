import type { Problem } from '../../lib/problem';

const publicationsFolder = 'content/publications/';

/** What is left before a release, in lines to print: a heading for what the owner has to do, a line a file, its fields in it. */
export function releaseReport(problems: readonly Problem[]): string[] {
  return [...new Set(problems.map(({ message }) => message))].flatMap((task) => {
    const own = problems.filter(({ message }) => message === task);
    const files = [...new Set(own.map(({ file }) => file))];
    const publications = files.filter((file) => file.startsWith(publicationsFolder));
    const others = files.filter((file) => !file.startsWith(publicationsFolder));
    return [
      `${task[0]?.toUpperCase()}${task.slice(1)}:`,
      ...others.map((file) => `  ${file}: ${fields(own.filter((problem) => problem.file === file)).join(', ')}`),
      ...(publications.length > 0 ? [`  ${publicationsFolder}: ${named(publications)}`] : []),
    ];
  });
}

/** The fields, less those inside another one of them; entries of one list together. */
function fields(problems: readonly Problem[]): string[] {
  const all = problems.map(({ field }) => field);
  const isOuter = (field: string) => !all.some((other) => ['.', '['].some((sign) => field.startsWith(other + sign)));
  const lists = new Map<string, string[]>();
  for (const field of all.filter(isOuter)) {
    const list = field.replace(/\[\d+\]$/, '');
    lists.set(list, [...(lists.get(list) ?? []), field]);
  }
  return [...lists].map(([list, entries]) => (entries.length > 1 ? `${list} (${entries.length})` : `${entries[0]}`));
}

function named(files: readonly string[]): string {
  return files.length > 3
    ? `${files.length} files`
    : files.map((file) => file.slice(publicationsFolder.length)).join(', ');
}
