import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeWorkers } from '../src/command/start-worker';
import { firstChoices, type PageReport, type Report } from '../src/worker/messages';
import { supervise } from '../src/worker/supervise';

let workers: ReturnType<typeof nodeWorkers> | undefined;
const folder = mkdtempSync(join(tmpdir(), 'number-watched-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Numbers a file in workers that are watched over; `seconds`: that one of its pages may take. */
export async function numberWatched(pdf: Uint8Array, seconds?: number) {
  workers ??= nodeWorkers(folder);
  const [start, path] = [await workers, join(folder, 'given.pdf')];
  writeFileSync(path, pdf);
  const reports: Report<string>[] = [];
  const pages: PageReport[] = [];
  const file = await new Promise<Uint8Array | undefined>((resolve) => {
    const hear = (report: Report<string>) => {
      reports.push(report);
      if (report.type === 'pages') for (const page of report.pages) pages[page.index] = page;
      if (report.type === 'opened') engine.ask({ type: 'number', version: 1 });
      if (report.type !== 'numbered' && report.type !== 'problem') return;
      engine.stop();
      resolve(report.type === 'numbered' ? readFileSync(report.file) : undefined);
    };
    const engine = supervise(start, hear, seconds);
    engine.ask({ type: 'open', file: path, choices: firstChoices });
  });
  return { pages, reports, file };
}
