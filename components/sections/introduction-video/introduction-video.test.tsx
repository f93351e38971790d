import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { VideoContent } from '@/content/types';
import { IntroductionVideo } from './introduction-video';

// e2e/islands-video.spec.ts plays the video; these tests cover a file that fails and a video on another site.
const still = '/icons/icon-512.png';
const video: VideoContent = {
  ...{ id: 'film', title: 'The film', name: 'A film', playLabel: 'Play', loadingLabel: 'Loading' },
  source: {
    webm: '/video/a.webm',
    mp4: '/video/a.mp4',
    captions: { src: '/video/a.vtt', lang: 'en', label: 'English' },
  },
  lengthNote: '30 seconds',
  published: '01-02-2026',
  failure: { text: 'It could not be loaded.', linkLabel: 'Open the file' },
  poster: { src: still },
};
const hosted: VideoContent = { ...video, source: { address: 'https://www.youtube.com/watch?v=aB3_dE-6789' } };

test('a video that stops to load shows the spinner again (R4.1)', () => {
  render(<IntroductionVideo {...video} />);
  const film = screen.getByLabelText('A film');
  // Without `playsinline` iPhones play the video full screen.
  expect(film).toHaveAttribute('playsinline');
  for (const [event, said] of [
    [fireEvent.playing, ''],
    [fireEvent.waiting, 'Loading'],
    [fireEvent.playing, ''],
  ] as const) {
    event(film);
    expect(screen.getByRole('status').textContent).toBe(said);
  }
});

test('a message links to the file if both formats fail, not if only the first does', async () => {
  const { container } = render(<IntroductionVideo {...video} />);
  const [first, second] = screen.getByLabelText('A film').querySelectorAll('source');
  fireEvent.error(first as Element);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  fireEvent.error(second as Element);
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByText('It could not be loaded.')).toBeVisible();
  expect(alert.getByRole('link', { name: 'Open the file' })).toHaveAttribute('href', '/video/a.mp4');
  expect(await axe(container)).toHaveNoViolations();
});

test('a video on another site is linked, and nothing of that site loads before the click', async () => {
  const user = userEvent.setup();
  const { container } = render(<IntroductionVideo {...hosted} />);
  expect(screen.getByRole('link', { name: 'Open the file' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=aB3_dE-6789',
  );
  expect(document.querySelector('iframe, video, script:not([type="application/ld+json"])')).toBeNull();
  const fetched = [...document.querySelectorAll('[src], [srcset], link[href]')].map((element) => element.outerHTML);
  expect(fetched.join()).not.toMatch(/youtube|ytimg|google/);
  expect(await axe(container)).toHaveNoViolations();

  await user.click(screen.getByRole('button', { name: 'Play 30 seconds' }));
  const frame = screen.getByTitle('A film');
  expect(frame).toHaveAttribute('src', expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\//));
  // Without a referrer YouTube refuses to play: error 153.
  expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  expect(frame.getAttribute('allow')?.split('; ')).toEqual(expect.arrayContaining(['autoplay', 'fullscreen']));
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  fireEvent.load(frame);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
