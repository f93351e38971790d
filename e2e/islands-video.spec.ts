import type { Page } from '@playwright/test';
import type { VideoContent } from '@/content/types';
import { video as shown } from '@/content/video';
import { boxOf } from './support/boxes';
import { holdRequests } from './support/runtime';
import { expect, test, visit } from './support/test';

/** The link to the film, which an owner may leave out; else the film's own button. */
const watch = (page: Page) => page.locator(`main a[href="#${video.id}"]`).or(play(page)).first();

const video = shown as VideoContent;
const ownFiles = shown && 'mp4' in shown.source ? shown.source : undefined;
// introduction-video.test.tsx tests a video on YouTube or Vimeo, which has their player.
test.skip(!ownFiles, 'there is no video, or it is on another site');

const section = (page: Page) => page.getByRole('region', { name: video.title });
const player = (page: Page) => section(page).locator('video');
const play = (page: Page) => section(page).getByRole('button', { name: video.playLabel });
const isPlaying = (page: Page) =>
  player(page).evaluate((element: HTMLVideoElement) => !element.paused && element.currentTime > 0);
const files = /\/video\/.*\.(webm|mp4)/;

test('nothing is fetched or played before the click; captions show on request (R4.10)', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (files.test(request.url())) fetched.push(request.url());
  });
  await visit(page, `/#${video.id}`);
  // Until the video plays, Tab stops only at its button.
  await play(page).press('Shift+Tab');
  await expect(player(page)).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(play(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(player(page)).not.toBeFocused();
  expect(fetched).toEqual([]);

  await play(page).click();
  await expect.poll(() => isPlaying(page)).toBe(true);
  expect(fetched.length).toBeGreaterThan(0);
  await expect(player(page)).toBeFocused();
  await expect(play(page)).toBeHidden();
  const captions = (mode?: 'showing') =>
    player(page).evaluate((element: HTMLVideoElement, asked) => {
      const [track] = element.textTracks;
      if (track && asked) track.mode = asked;
      return { mode: track?.mode, cues: track?.cues?.length };
    }, mode);
  expect((await captions()).mode).toBe('disabled');
  await captions('showing');
  await expect.poll(captions).toEqual({ mode: 'showing', cues: video.transcript?.lines.length });
});

test('the link to the video starts it: on a phone the upright cut, else the wide one (R4.10)', async ({ page }) => {
  const { poster } = video;
  const wide = { file: ownFiles, still: poster.src, shape: 16 / 9 };
  const { upright } = ownFiles ?? {};
  const onPhone = upright && poster.upright ? { file: upright, still: poster.upright, shape: 4 / 5 } : wide;
  for (const [width, { file, still, shape }] of [
    [360, onPhone],
    [640, wide],
    [1280, wide],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('about:blank');
    await visit(page, '/');
    const frame = await boxOf(player(page));
    expect(frame.width / frame.height, `${width} px`).toBeCloseTo(shape, 1);
    const picture = section(page).locator('img:visible');
    await expect(picture).toHaveCount(1);
    await expect(picture).toHaveAttribute('src', still);
    await watch(page).click();
    await expect(player(page)).toBeFocused();
    await expect(player(page)).toBeInViewport({ ratio: 0.9 });
    await expect.poll(() => isPlaying(page)).toBe(true);
    const playing = await player(page).evaluate((element: HTMLVideoElement) => ({
      shape: element.videoWidth / element.videoHeight,
      file: new URL(element.currentSrc).pathname,
    }));
    expect(playing.shape).toBeCloseTo(shape, 1);
    expect([file?.webm, file?.mp4]).toContain(playing.file);
  }
});

test('a spinner shows until the video can play (R4.1)', { tag: ['@asked', '@engines'] }, async ({ page }) => {
  const held = await holdRequests(page, files);
  await visit(page, '/');
  await play(page).click();
  const status = section(page).getByRole('status');
  await expect(status).toHaveText(video.loadingLabel);
  held.release();
  await expect(status).toBeEmpty();
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
