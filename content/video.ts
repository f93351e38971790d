import { introduction } from './introduction';
import { site } from './site';
import type { VideoContent } from './types';

const { seconds, shots, silence } = introduction;
const { wide, upright } = introduction.cuts;

/**
 * The introduction on the home page. Instead of the files, `source` may be the address of a video at YouTube or Vimeo,
 * `{ address: 'https://www.youtube.com/watch?v=…' }`: then nothing of theirs is loaded before the visitor asks for it.
 */
export const video: VideoContent = {
  id: 'introduction',
  kicker: 'Introduction',
  title: `From a folder to an answer, in ${seconds} seconds`,
  text: 'One matter, from the first document to the page that the answer stands on. There is no sound to miss: every word stands in the picture.',
  name: `Introduction to ${site.name}`,
  playLabel: 'Play the introduction',
  lengthNote: `${seconds} seconds, no sound`,
  loadingLabel: 'Loading the introduction',
  failure: { text: 'The introduction could not be loaded here.', linkLabel: 'Open the video by itself' },
  poster: { src: wide.poster, width: wide.width, height: wide.height, upright: upright.poster },
  source: {
    webm: wide.webm,
    mp4: wide.mp4,
    upright: { webm: upright.webm, mp4: upright.mp4 },
    captions: { src: introduction.captions, lang: 'en', label: 'English' },
  },
  transcript: {
    label: 'Read the transcript',
    note: silence,
    lines: shots.map(({ title, accent, text, shows }) => ({
      words: [title, accent, text].filter(Boolean).join(' '),
      shows,
    })),
  },
};
