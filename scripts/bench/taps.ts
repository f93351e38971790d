import type { CDPSession, Locator, Page } from '@playwright/test';
import { challenges } from '../../content/challenges';
import { features } from '../../content/features';
import { gate } from '../../content/gate';
import { navigation } from '../../content/navigation';
import { inTurn, markdownTable, median } from './report';
import { serveFolder } from './serve-folder';
import { slowDown, withPhone } from './slow-phone';

/** A slower processor than that of Lighthouse's mobile preset, and the narrowest screen that is still sold. */
const smallPhone = { cpu: 6, width: 360, height: 740, scale: 2.625 };

/** How long a finger stays on the glass, in milliseconds. */
const touchLasts = 80;

type TapCase = {
  name: string;
  route: string;
  control: (page: Page) => Locator;
  /** a selector that finds something as soon as the tap has shown what it does, and nothing before */
  effect: string;
};

const [firstPair] = challenges.pairs;

const tapCases: readonly TapCase[] = [
  {
    name: 'Menu: it is open',
    route: '/',
    control: (page) => page.getByRole('button', { name: navigation.menuLabel, exact: true }),
    effect: '[popover]:popover-open',
  },
  {
    name: 'Flip card: it turns, and the other side has the focus',
    route: '/',
    control: (page) => page.getByRole('button', { name: `${challenges.turnLabel}: ${firstPair.challenge.title}` }),
    effect: `button[aria-label="${challenges.returnLabel}: ${firstPair.challenge.title}"]:focus`,
  },
  {
    name: 'Carousel, next: the second feature shows',
    route: '/',
    control: (page) => page.getByRole('button', { name: features.nextLabel, exact: true }),
    effect: `[role="tab"][aria-selected="true"][aria-controls="feature-${features.items[1].id}"]`,
  },
  {
    name: `${gate.buttonLabel}: the dialog says that the form is loading`,
    route: '/web/publications/',
    // A link before the runtime, a button after it.
    control: (page) =>
      page
        .getByRole('link', { name: gate.buttonLabel })
        .or(page.getByRole('button', { name: gate.buttonLabel }))
        .first(),
    effect: 'dialog[open] [role="status"]',
  },
];

/** Milliseconds from the lifted finger to the frame that shows the effect, one figure a run. */
type TapRow = { name: string; there: number[]; late: number[] };

/**
 * Measures the taps on pages that are loaded and at rest, each on a phone of its own: where the runtime is there
 * already, and where the tap itself has to bring it.
 */
export async function measureTaps(folder: string, rounds: number, onRun: (line: string) => void): Promise<TapRow[]> {
  const server = await serveFolder(folder);
  const rows = tapCases.map((one) => ({ ...one, there: [] as number[], late: [] as number[] }));
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const row of rows) {
        for (const kind of inTurn(['there', 'late'] as const, round)) {
          const time = await timeTap(server.origin, row, kind === 'there');
          row[kind].push(time);
          onRun(`${round + 1}/${rounds} ${row.name}, runtime ${kind}: ${Math.round(time)} ms`);
        }
      }
    }
  } finally {
    await server.close();
  }
  return rows;
}

// Only for a visitor who saves data does nothing but the press bring the runtime: scrolling to the control would.
function timeTap(origin: string, { route, control, effect }: TapCase, isThere: boolean): Promise<number> {
  return withPhone(smallPhone, async (context) => {
    const page = context.pages()[0] ?? (await context.newPage());
    const session = await context.newCDPSession(page);
    await slowDown(session, smallPhone);
    await page.addInitScript((savesData) => {
      const { connection } = navigator as { connection?: object };
      if (connection) Object.defineProperty(connection, 'saveData', { get: () => savesData });
      const note = ({ timeStamp }: Event) => Object.assign(window, { lifted: timeStamp });
      addEventListener('pointerup', note, { capture: true });
    }, !isThere);
    await page.goto(origin + route, { waitUntil: 'networkidle' });
    if (isThere) {
      await page.keyboard.press('Shift');
      await page.locator('[data-ready]').first().waitFor({ state: 'attached' });
    }
    await control(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.waitForLoadState('networkidle');
    const time = timeUntil(page, effect);
    await tap(session, control(page));
    return time;
  });
}

/** A finger down and up again, as a hand does it: Playwright's own tap takes no time at all. */
async function tap(session: CDPSession, control: Locator): Promise<void> {
  const box = await control.boundingBox();
  if (!box) throw new Error(`${control} is not on the screen.`);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await new Promise((resolve) => setTimeout(resolve, touchLasts));
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

function timeUntil(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    (effect) =>
      new Promise<number>((resolve, reject) => {
        if (document.querySelector(effect)) reject(new Error(`${effect} is there before the tap.`));
        const look = () => {
          // The task after the frame's callbacks: the frame is on the screen.
          if (document.querySelector(effect))
            setTimeout(() => resolve(performance.now() - Reflect.get(window, 'lifted')));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    selector,
  );
}

/** Medians, in milliseconds. */
export function tapsTable(rows: readonly TapRow[]): string {
  const titles = ['Tap and its effect', 'The tap brings the runtime, ms', 'The runtime is there, ms'];
  const lines = rows.map(({ name, late, there }) => [
    name,
    ...[late, there].map((all) => String(Math.round(median(all)))),
  ]);
  return markdownTable(titles, lines, 1);
}
