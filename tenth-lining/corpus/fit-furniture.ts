/** npx tsx tenth-lining/corpus/fit-furniture.ts: how the corpus would move the weights of lines/furniture.ts, and the edges it tells wrong. */
import { readFileSync } from 'node:fs';
import { findFootnotes } from '@/tenth-lining/lines/footnotes';
import { type Evidence, evidenceAt, sumsOf, weights } from '@/tenth-lining/lines/furniture';
import type { PageLines, Row } from '@/tenth-lining/lines/types';
import { keptCorpus } from './kept-corpus';
import type { TrueRow } from './measure-sheets';
import { readFileLines } from './read-file';

type Name = keyof typeof weights;
const names = Object.keys(weights) as Name[];
type Example = { name: string; evidence: { row: Evidence; gap: Evidence }[]; cut: number };

/** A page's edges, each with the cut that leaves the lines which the corpus knows to be counted. */
function examplesOf(name: string, pages: PageLines[], at: number, truth: TrueRow[]): Example[] {
  const page = pages[at] as PageLines;
  const body = page.rows.filter(({ kind }) => kind === 'body');
  const isTrue = body.map(({ baseline }) => truth.some((row) => Math.abs(row.baseline - baseline) < 5));
  const [first, last] = [isTrue.indexOf(true), isTrue.lastIndexOf(true)];
  // What else is not as drawn (a row that was not found) says nothing of the edges.
  if (last - first + 1 !== truth.length) return [];
  const around = { height: page.height, pages: pages.filter((other) => other !== page), end: page.height };
  const notes = new Set(findFootnotes(body, around).rows);
  const below = body.slice(last + 1);
  // Whether the last row is a note's or a foot is not known where it may be both: the page's foot says nothing.
  const isEither = notes.has(below.at(-1) as Row);
  const feet = isEither ? Infinity : below.filter((row) => !notes.has(row)).length;
  return (['top', 'bottom'] as const)
    .map((edge) => {
      const cut = edge === 'top' ? first : feet;
      return { name: `${name}, page ${at + 1}, ${edge}`, evidence: evidenceAt(pages, at, edge, notes), cut };
    })
    .filter(({ cut }) => cut <= 3);
}

/** How likely each cut is. */
function likelihoods({ evidence }: Example, by: Record<Name, number>): number[] {
  const sums = sumsOf(evidence, by);
  const odds = sums.map((sum) => Math.exp(sum - Math.max(...sums)));
  return odds.map((each) => each / odds.reduce((sum, other) => sum + other, 0));
}

/** Weights by gradient descent on how unlikely the true cuts are, held to those that stand, where the corpus says little. */
function fittedTo(examples: Example[], hold = 0.005, rate = 0.3, turns = 500): Record<Name, number> {
  const found = { ...weights };
  for (let turn = 0; turn < turns; turn += 1) {
    const slope = new Map(names.map((name) => [name, hold * examples.length * (weights[name] - found[name])]));
    for (const example of examples) {
      const shares = likelihoods(example, found);
      for (const [cut, share] of shares.entries()) {
        const off = Number(cut === example.cut) - share;
        if (Math.abs(off) < 1e-4) continue;
        const add = (evidence: Evidence = {}) => {
          for (const [name, value] of Object.entries(evidence) as [Name, number][])
            slope.set(name, (slope.get(name) ?? 0) + off * value);
        };
        for (const { row } of example.evidence.slice(0, cut)) add(row);
        add(example.evidence[cut - 1]?.gap);
      }
    }
    for (const name of names) found[name] += (rate * (slope.get(name) ?? 0)) / examples.length;
  }
  return found;
}

const examples: Example[] = [];
for (const file of await keptCorpus()) {
  if (file.expects) continue;
  const pages = await readFileLines(readFileSync(file.path));
  examples.push(...pages.flatMap((_, at) => examplesOf(file.name, pages, at, file.pages[at] ?? [])));
}
const found = fittedTo(examples);
for (const name of names)
  process.stdout.write(`  ${name}: ${weights[name]}, by the corpus ${found[name].toFixed(1)}\n`);
for (const example of examples) {
  const shares = likelihoods(example, weights);
  const cut = shares.indexOf(Math.max(...shares));
  if (example.cut !== cut) process.stdout.write(`  ${example.name}: ${example.cut}, not ${cut}\n`);
}
