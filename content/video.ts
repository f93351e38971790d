import { introduction } from './introduction';
import { site } from './site';
import type { VideoContent } from './types';

const { files, shots, silence, width, height } = introduction;

/**
 * The introduction on the home page. Instead of the files, `source` may be the address of a video at YouTube or Vimeo,
 * `{ address: 'https://www.youtube.com/watch?v=…' }`: then nothing of theirs is loaded before the visitor asks for it.
 */
export const video: VideoContent = {
  id: 'introduction',
  kicker: 'Introduction',
  title: 'From a folder to an answer, in half a minute',
  text: 'One matter, from the first document to the page that settles the question. There is no sound to miss: what you need stands on the screen and in the captions.',
  name: `Introduction to ${site.name}`,
  playLabel: 'Play the introduction',
  lengthNote: `${Math.round(shots.reduce((sum, { seconds }) => sum + seconds, 0))} seconds, no sound`,
  loadingLabel: 'Loading the introduction',
  failure: { text: 'The introduction could not be loaded here.', linkLabel: 'Open the video by itself' },
  poster: { src: files.poster, width, height },
  source: {
    webm: files.webm,
    mp4: files.mp4,
    captions: { src: files.captions, lang: 'en', label: 'English' },
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
