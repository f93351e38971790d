import type { Problem } from '../../lib/problem';

/** What is left before a release, in lines to print: what the owner has to do, and under it a line a file, with its fields. */
export function releaseReport(problems: readonly Problem[]): string[] {
  return [...new Set(problems.map(({ message }) => message))].flatMap((task) => {
    const places = problems.filter(({ message }) => message === task);
    const lines = [...new Set(places.map(({ file }) => file))].map((file) => {
      const fields = places.filter((place) => place.file === file).map(({ field }) => field);
      return `  ${file}: ${fields.length > 4 ? `${fields.length} places` : fields.join(', ')}`;
    });
    return [`${task[0]?.toUpperCase()}${task.slice(1)}:`, ...lines];
  });
}
