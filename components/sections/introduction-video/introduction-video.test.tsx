import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { VideoContent } from '@/content/types';
import { video as ownVideo } from '@/content/video';
import { Actions } from '../actions';
import { IntroductionVideo } from './introduction-video';

// Whatever the owner shows, both ways of showing it are held here.
const source = {
  webm: '/video/a.webm',
  mp4: '/video/a.mp4',
  captions: { src: '/video/a.vtt', lang: 'en', label: 'English' },
} as const;
const transcript = {
  label: 'Read the transcript',
  lines: [{ words: 'Drop the file in.', shows: 'A file is dropped.' }],
};
const poster = { ...ownVideo.poster, upright: ownVideo.poster.src };
const video = { ...ownVideo, poster, source, transcript, lengthNote: '30 seconds' } satisfies VideoContent;
const hosted: VideoContent = { ...video, source: { address: 'https://www.youtube.com/watch?v=aB3_dE-6789' } };
const playName = `${video.playLabel} ${video.lengthNote}`;
/** address and screens of each file that the player may take, in its order */
const sources = () =>
  [...player().querySelectorAll('source')].map((file) => [file.getAttribute('src'), file.getAttribute('media')]);
const player = () => screen.getByLabelText<HTMLVideoElement>(video.name);

/** jsdom has no media engine: what the browser would report is set by hand. */
function report(state: Partial<Record<'readyState' | 'networkState' | 'paused' | 'currentTime', unknown>>) {
  for (const [name, value] of Object.entries(state)) {
    Object.defineProperty(player(), name, { value, configurable: true });
  }
}

beforeEach(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(() => jest.restoreAllMocks());

test('fetches nothing before it is asked but a poster that waits until it comes near, and has controls, both files and captions without any script', () => {
  const { container } = render(<IntroductionVideo {...video} />);
  expect(player()).toHaveAttribute('preload', 'none');
  expect(player()).toHaveAttribute('controls');
  expect(player()).not.toHaveAttribute('autoplay');
  expect(player()).not.toHaveAttribute('poster');
  const poster = container.querySelector('img');
  expect(poster).toHaveAttribute('src', video.poster.src);
  expect(poster).toHaveAttribute('loading', 'lazy');
  expect(sources()).toEqual([
    [video.source.webm, null],
    [video.source.mp4, null],
  ]);
  const track = player().querySelector('track');
  expect(track).toHaveAttribute('kind', 'captions');
  expect(track).toHaveAttribute('src', video.source.captions.src);
  expect(track).not.toHaveAttribute('default');
});

test('phones get a cut of their own, with its own poster', () => {
  const upright = { webm: '/video/b.webm', mp4: '/video/b.mp4' } as const;
  const { container } = render(<IntroductionVideo {...video} source={{ ...source, upright }} />);
  expect(sources()).toEqual([
    [upright.webm, '(width < 640px)'],
    [upright.mp4, '(width < 640px)'],
    [video.source.webm, null],
    [video.source.mp4, null],
  ]);
  const posters = [...container.querySelectorAll('img')];
  expect(posters.map((poster) => poster.getAttribute('src'))).toEqual([video.poster.upright, video.poster.src]);
  for (const poster of posters) expect(poster).toHaveAttribute('loading', 'lazy');
});

test.each([
  ['of this site', video],
  ['elsewhere', hosted],
])('a link that starts the film %s plays it, and one that only leads there does not', async (_, content) => {
  const user = userEvent.setup();
  const link = { label: 'Watch', href: `#${video.id}` } as const;
  const played = () => document.querySelector('iframe') ?? jest.mocked(HTMLMediaElement.prototype.play).mock.calls[0];
  const { rerender } = render(
    <>
      <Actions actions={[link]} />
      <IntroductionVideo {...content} />
    </>,
  );
  await user.click(screen.getByRole('link', { name: 'Watch' }));
  expect(played()).toBeUndefined();
  rerender(
    <>
      <Actions actions={[{ ...link, starts: true }]} />
      <IntroductionVideo {...content} />
    </>,
  );
  await user.click(screen.getByRole('link', { name: 'Watch' }));
  expect(played()).toBeDefined();
});

test('a press plays it; a spinner says that it loads until it can play', async () => {
  const user = userEvent.setup();
  render(<IntroductionVideo {...video} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: playName }));
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(1);

  report({ paused: false });
  fireEvent.play(player());
  expect(screen.getByRole('status')).toHaveTextContent(video.loadingLabel);
  expect(screen.queryByRole('button', { name: playName })).not.toBeInTheDocument();

  report({ readyState: HTMLMediaElement.HAVE_FUTURE_DATA });
  fireEvent.canPlay(player());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  report({ readyState: HTMLMediaElement.HAVE_CURRENT_DATA, currentTime: 4 });
  fireEvent.waiting(player());
  expect(screen.getByRole('status')).toHaveTextContent(video.loadingLabel);
});

test('where neither file loads it says so, and links to the file', async () => {
  const { container } = render(<IntroductionVideo {...video} />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  fireEvent.error(player().querySelectorAll('source')[1] as Element);
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByText(video.failure.text)).toBeVisible();
  expect(alert.getByRole('link', { name: video.failure.linkLabel })).toHaveAttribute('href', video.source.mp4);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(await axe(container)).toHaveNoViolations();
});

test('the first file failing is no failure: the browser goes on to the second', () => {
  render(<IntroductionVideo {...video} />);
  fireEvent.error(player().querySelectorAll('source')[0] as Element);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the transcript has every line of the film, closed until it is asked for', async () => {
  const user = userEvent.setup();
  const { container } = render(<IntroductionVideo {...video} />);
  const [first] = video.transcript.lines;
  expect(screen.getByText(first?.words as string)).not.toBeVisible();
  await user.click(screen.getByText(video.transcript.label));
  for (const { words, shows } of video.transcript.lines) {
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText(shows)).toBeVisible();
  }
  expect(await axe(container)).toHaveNoViolations();
});

test('a video elsewhere is a link to it, and nothing of that site is on the page before the press', async () => {
  const user = userEvent.setup();
  const { container } = render(<IntroductionVideo {...hosted} />);
  expect(screen.getByRole('link', { name: playName })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=aB3_dE-6789',
  );
  expect(document.querySelector('iframe, video, script')).toBeNull();
  expect(
    [...document.querySelectorAll('[src], [srcset], link[href]')].map((element) => element.outerHTML).join(),
  ).not.toMatch(/youtube|ytimg|google/);
  expect(await axe(container)).toHaveNoViolations();

  await user.click(screen.getByRole('link', { name: playName }));
  const frame = screen.getByTitle(video.name);
  expect(frame).toHaveAttribute('src', expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\//));
  expect(screen.getByRole('status')).toHaveTextContent(video.loadingLabel);
  fireEvent.load(frame);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('link', { name: video.failure.linkLabel })).toBeVisible();
});

test('stands without kicker, text, transcript and length', async () => {
  const { container } = render(
    <IntroductionVideo {...video} kicker={undefined} text={undefined} transcript={undefined} lengthNote={undefined} />,
  );
  expect(screen.getByRole('button')).toHaveAccessibleName(video.playLabel);
  expect(screen.getByRole('heading', { level: 2, name: video.title })).toBeVisible();
  expect(screen.queryByText(video.transcript.label)).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('an address that is no video is refused when the page is built', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<IntroductionVideo {...video} source={{ address: 'https://video.example/1' }} />)).toThrow(
    'is not the https address of a video at YouTube or Vimeo',
  );
});
