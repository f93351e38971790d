import { site } from './site';
import type { VideoContent } from './types';

const seconds = 36;

/** The shots of the film: the words in the picture, as in the captions, and what is shown meanwhile. */
const lines = [
  {
    words: 'Ask your files. Get the answer and the page it comes from. One sample matter, from file to page.',
    shows: 'The words on a plain page.',
  },
  {
    words: 'Drop the file in. It is read, indexed and summarised as it arrives.',
    shows: 'A witness statement is dragged into the evidence folder of matter 0412.',
  },
  {
    words: 'Search once. Your documents and public law, each labelled.',
    shows:
      'A query for “late objection, illness” gives a direct answer, then passages from the matter and from public law.',
  },
  {
    words: 'Ask it. Every answer has numbered sources. Choose one to see its page.',
    shows:
      'The question whether the objection was in time is answered in three sentences with numbered sources, listed below. Number 2 turns up its page: Document A, stamped on 22 April.',
  },
  {
    words: 'Decide who reads. Search and answers follow the permissions you set.',
    shows: 'A table of groups and users: the ticks for reading appear, then those for writing.',
  },
  {
    words: 'Number the record. Every tenth line, in the right margin.',
    shows: 'The page of a record moves up, and 10, 20 and 30 appear at their lines.',
  },
  { words: `${site.name}. ${site.tagline}`, shows: 'The name on a dark page.' },
];

/**
 * The introduction on the home page. `source` may also be the address of a video at YouTube or Vimeo,
 * `{ address: 'https://www.youtube.com/watch?v=…' }`, whose player is loaded only when a visitor clicks play.
 * Without a film: `export const video: VideoContent | undefined = undefined;`, and remove the link to it in content/home.ts.
 */
export const video: VideoContent | undefined = {
  id: 'introduction',
  seconds,
  published: '28-11-2026',
  kicker: 'Introduction',
  title: 'From a folder to an answer',
  text: 'One sample matter, from the first document to the page behind the answer. Silent, with captions.',
  name: `Introduction to ${site.name}`,
  playLabel: 'Play the introduction',
  lengthNote: `${seconds} seconds, no sound`,
  loadingLabel: 'Loading the introduction',
  failure: { text: 'The introduction could not be loaded here.', linkLabel: 'Open the video by itself' },
  poster: {
    src: '/video/introduction-poster.jpg',
    upright: '/video/introduction-upright-poster.jpg',
  },
  source: {
    webm: '/video/introduction.webm',
    mp4: '/video/introduction.mp4',
    upright: { webm: '/video/introduction-upright.webm', mp4: '/video/introduction-upright.mp4' },
    captions: { src: '/video/introduction.en.vtt', lang: 'en', label: 'English' },
  },
  transcript: { label: 'Read the transcript', note: 'No sound.', lines },
  sample: true,
};
