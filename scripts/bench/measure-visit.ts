import type { Page } from '@playwright/test';
import { navigation } from '../../content/navigation';
import type { Contender } from './folders';
import { type ServedFolder, serveFolder } from './serve-folder';
import { type SlowPhone, withSlowPhone } from './slow-phone';
import { inTurn } from './statistics';

/** One visit: from each tap on a link to the heading of the next page, and what all of it cost. */
type VisitRun = { toSecond: number; toThird: number; bytes: number; requests: number };
export type VisitRow = { name: string; runs: VisitRun[] };

const labelOf = (href: string) => navigation.items.find((item) => item.href === href)?.label ?? href;
const second = labelOf('/legal');
const third = labelOf('/web/publications');
/** Who reads a page, and who looks for a link in the open menu, takes some time, in milliseconds. */
const reading = 5000;
const finding = 1000;

/** A visit of three pages by the header's links, round by round, on a phone of its own each time. */
export async function measureVisits(
  contenders: readonly Contender[],
  rounds: number,
  onRun: (line: string) => void,
): Promise<VisitRow[]> {
  const rows = contenders.map(({ name, folder }) => ({ name, folder, runs: [] as VisitRun[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, folder, runs } of inTurn(rows, round)) {
      const server = await serveFolder(folder);
      const run = await visit(server).finally(server.close);
      runs.push(run);
      onRun(`${round + 1}/${rounds} ${name}: ${JSON.stringify(run)}`);
    }
  }
  return rows.map(({ name, runs }) => ({ name, runs }));
}

function visit(server: ServedFolder): Promise<VisitRun> {
  return withSlowPhone(false, async (phone) => {
    await phone.page.addInitScript(noteHeadings);
    await phone.page.goto(server.origin, { waitUntil: 'load' });
    await phone.page.waitForTimeout(reading);
    const toSecond = await follow(phone, second);
    await phone.page.waitForTimeout(reading);
    const toThird = await follow(phone, third);
    await phone.page.waitForTimeout(reading);
    return { toSecond, toThird, ...server.traffic() };
  });
}

async function follow({ page, tap }: SlowPhone, label: string): Promise<number> {
  const before = await shownHeading(page);
  await tap(page.getByRole('button', { name: navigation.menuLabel, exact: true }));
  await page.waitForTimeout(finding);
  await tap(page.getByRole('navigation', { name: navigation.label }).getByRole('link', { name: label, exact: true }));
  const shown = await page.waitForFunction((heading) => {
    const now = Reflect.get(window, 'shown') as { heading: string; at: number } | undefined;
    return now && now.heading !== heading && { ...now, lifted: Number(sessionStorage.getItem('lifted')) };
  }, before);
  const { at, lifted } = (await shown.jsonValue()) as { at: number; lifted: number };
  return at - lifted;
}

function shownHeading(page: Page): Promise<string> {
  return page.evaluate(() => (Reflect.get(window, 'shown') as { heading: string }).heading);
}

/** Runs in every page: notes when a finger was lifted, and when the page's heading, or another one, was first shown. */
function noteHeadings(): void {
  const now = () => performance.timeOrigin + performance.now();
  const note = ({ timeStamp }: Event) => sessionStorage.setItem('lifted', String(performance.timeOrigin + timeStamp));
  addEventListener('pointerup', note, { capture: true });
  let latest = '';
  const look = () => {
    const heading = document.querySelector('h1')?.textContent ?? '';
    if (heading !== latest) {
      latest = heading;
      // The task after the frame's callbacks: the frame is on the screen.
      setTimeout(() => Object.assign(window, { shown: { heading, at: now() } }));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
