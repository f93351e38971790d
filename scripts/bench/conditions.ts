import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { findChromium } from '../browsers/find-chromium';

/** When and on what the figures are measured, in one sentence; it names no machine. */
export function conditionsOf(runs: number, now = new Date()): string {
  const date = now.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  const version = spawnSync(findChromium() ?? 'chromium', ['--version'], { encoding: 'utf8' }).stdout;
  const chromium = /\d+/.exec(version)?.[0] ?? '(version unknown)';
  return `Measured on ${date}: ${availableParallelism()} cores, Chromium ${chromium}, medians of ${runs} runs.`;
}
