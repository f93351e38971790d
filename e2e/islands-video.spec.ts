import type { Page } from '@playwright/test';
import { video } from '@/content/video';
import { hold } from './support/runtime';
import { expect, islandsReady, test } from './support/test';

const ownFiles = 'mp4' in video.source ? video.source : undefined;
// A video at YouTube or Vimeo has their player: introduction-video.test.tsx holds what is ours of it.
test.skip(!ownFiles, 'the introduction is at another site');

const section = (page: Page) => page.getByRole('region', { name: video.title });
const player = (page: Page) => section(page).locator('video');
const play = (page: Page) => section(page).getByRole('button', { name: video.playLabel });
const files = /\/video\/.*\.(webm|mp4)/;

test('no video file is fetched before the press; then it plays, with captions', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (files.test(request.url())) fetched.push(request.url());
  });
  await page.goto('/');
  await islandsReady(page);
  await play(page).scrollIntoViewIfNeeded();
  expect(fetched).toEqual([]);

  await play(page).click();
  await expect.poll(() => player(page).evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
  expect(fetched.length).toBeGreaterThan(0);
  await expect(player(page)).toBeFocused();
  await expect(play(page)).toBeHidden();
  const cues = () =>
    player(page).evaluate((element: HTMLVideoElement) => {
      const [track] = element.textTracks;
      return track?.mode === 'showing' ? track.cues?.length : 0;
    });
  await expect.poll(cues).toBe(video.transcript?.lines.length);
});

test('the play control stands at the foot of the poster, a thumb high, and a press anywhere on the poster plays', async ({
  page,
}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    await islandsReady(page);
    const poster = await player(page).boundingBox();
    const words = await section(page).getByText(video.playLabel).boundingBox();
    if (!poster || !words) throw new Error('no poster');
    expect(words.y - poster.y).toBeGreaterThan(poster.height * 0.55);
    expect((await play(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await play(page).click({ position: { x: 20, y: 20 } });
  await expect(play(page)).toBeHidden();
  await expect.poll(() => player(page).evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
});

test('a spinner says that it loads, until it can play (R4.1)', async ({ page }) => {
  const held = await hold(page, files);
  await page.goto('/');
  await islandsReady(page);
  await play(page).click();
  const status = section(page).getByRole('status');
  await expect(status).toHaveText(video.loadingLabel);
  held.release();
  await expect(status).toBeEmpty();
});

test('a video that cannot be had says so, and offers the file', async ({ page, problems }) => {
  await page.route(files, (route) => route.abort());
  await page.goto('/');
  await islandsReady(page);
  await play(page).click();
  const alert = section(page).getByRole('alert');
  await expect(alert).toContainText(video.failure.text);
  await expect(alert.getByRole('link', { name: video.failure.linkLabel })).toHaveAttribute('href', ownFiles?.mp4 ?? '');
  expect(problems.every((problem) => files.test(problem) || problem.includes('ERR_FAILED'))).toBe(true);
  problems.length = 0;
});

test('the transcript opens without any script', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/');
  const [line] = video.transcript?.lines ?? [];
  await expect(section(page).getByText(line?.words as string)).toBeHidden();
  await section(page)
    .getByText(video.transcript?.label ?? '')
    .click();
  await expect(section(page).getByText(line?.words as string)).toBeVisible();
  await expect(play(page)).toBeHidden();
  await expect(player(page)).toHaveAttribute('controls');
  await page.close();
});
