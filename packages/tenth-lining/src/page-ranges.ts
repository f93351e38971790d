/** Pages as a person writes them, `1, 4-6`, as indices from 0, without those beyond the last page; undefined for other texts. */
export function readPageRanges(text: string, total: number): number[] | undefined {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  const ranges = parts.map((part) => /^(\d+)(?:[-–](\d+))?$/.exec(part));
  if (ranges.some((range) => range === null)) return undefined;
  const indices = new Set<number>();
  for (const range of ranges) {
    const first = Number(range?.[1]);
    const last = Math.min(Number(range?.[2] ?? first), total);
    for (let page = Math.max(1, first); page <= last; page += 1) indices.add(page - 1);
  }
  return [...indices].sort((one, other) => one - other);
}

export function writePageRanges(indices: readonly number[]): string {
  const sorted = [...indices].sort((one, other) => one - other);
  const ranges: Array<[number, number]> = [];
  for (const index of sorted) {
    const range = ranges.at(-1);
    if (range && index === range[1] + 1) range[1] = index;
    else ranges.push([index, index]);
  }
  return ranges.map(([first, last]) => (first === last ? first + 1 : `${first + 1}-${last + 1}`)).join(', ');
}
