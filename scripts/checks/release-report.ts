import type { Problem } from '../../lib/problem';

/** Lines to print: each task once, and below it a line for each file with the fields. */
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
