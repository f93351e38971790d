import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import type { VideoContent } from '@/content/types';
import { IntroductionVideo } from './introduction-video';

// e2e/islands-video.spec.ts plays the film that the owner shows; here both ways of showing one are held.
const source = {
  webm: '/video/a.webm',
  mp4: '/video/a.mp4',
  upright: { webm: '/video/b.webm', mp4: '/video/b.mp4' },
  captions: { src: '/video/a.vtt', lang: 'en', label: 'English' },
} as const;
const still = '/icons/icon-512.png';
const least: VideoContent = {
  ...{ id: 'film', title: 'The film', name: 'A film', playLabel: 'Play', loadingLabel: 'Loading', source },
  published: '01-02-2026',
  failure: { text: 'It could not be loaded.', linkLabel: 'Open the file' },
  poster: { src: still, width: 1280, height: 720, upright: still },
};
const video: VideoContent = {
  ...least,
  ...{ kicker: 'Introduction', text: 'What it shows.', lengthNote: '30 seconds' },
  transcript: { label: 'Read the transcript', lines: [{ words: 'Drop the file in.', shows: 'A file is dropped.' }] },
};
const hosted: VideoContent = { ...video, source: { address: 'https://www.youtube.com/watch?v=aB3_dE-6789' } };
const player = () => screen.getByLabelText<HTMLVideoElement>('A film');
const play = () => screen.queryByRole('button', { name: /^Play/ });
const status = () => screen.getByRole('status');

beforeEach(() => {
  document.body.innerHTML = '';
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(() => jest.restoreAllMocks());

test('has controls, both files, and for phones a cut of their own, in the HTML; nothing is fetched before', async () => {
  document.body.innerHTML = renderToString(<IntroductionVideo {...video} />);
  expect(player()).toHaveAttribute('controls');
  expect(player()).toHaveAttribute('preload', 'none');
  for (const early of ['autoplay', 'poster']) expect(player()).not.toHaveAttribute(early);
  const files = [...player().querySelectorAll('source')];
  expect(files.map((file) => [file.getAttribute('src'), file.getAttribute('media')])).toEqual([
    [source.upright.webm, '(width < 640px)'],
    [source.upright.mp4, '(width < 640px)'],
    [source.webm, null],
    [source.mp4, null],
  ]);
  for (const poster of document.querySelectorAll('img')) expect(poster).toHaveAttribute('loading', 'lazy');
  expect(player().querySelector('track')).not.toHaveAttribute('default');
  expect(await axe(document.body)).toHaveNoViolations();
});

test('with the least that content may hold its button is the play label', () => {
  render(<IntroductionVideo {...least} />);
  expect(play()).toHaveAccessibleName('Play');
});

test('the first file failing is no failure; where the second fails too it says so, and links to the file', async () => {
  const { container } = render(<IntroductionVideo {...video} />);
  const [, , first, second] = player().querySelectorAll('source');
  fireEvent.error(first as Element);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  fireEvent.error(second as Element);
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByText('It could not be loaded.')).toBeVisible();
  expect(alert.getByRole('link', { name: 'Open the file' })).toHaveAttribute('href', source.mp4);
  expect(await axe(container)).toHaveNoViolations();
});

test('a video elsewhere is a link to it, and nothing of that site is on the page before the press', async () => {
  const user = userEvent.setup();
  const { container } = render(<IntroductionVideo {...hosted} />);
  const link = screen.getByRole('link', { name: 'Play 30 seconds' });
  expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=aB3_dE-6789');
  expect(document.querySelector('iframe, video, script:not([type="application/ld+json"])')).toBeNull();
  const fetched = [...document.querySelectorAll('[src], [srcset], link[href]')].map((element) => element.outerHTML);
  expect(fetched.join()).not.toMatch(/youtube|ytimg|google/);
  expect(await axe(container)).toHaveNoViolations();

  await user.click(link);
  const frame = screen.getByTitle('A film');
  expect(frame).toHaveAttribute('src', expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\//));
  expect(status()).toHaveTextContent('Loading');
  fireEvent.load(frame);
  expect(status()).toBeEmptyDOMElement();
  expect(screen.getByRole('link', { name: 'Open the file' })).toBeVisible();
});
