import { site } from './site';
import type { SceneName } from './types';

export type Shot = {
  id: string;
  seconds: number;
  /** what stands on the screen, and in the captions */
  title: string;
  accent?: string;
  text: string;
  /** what is seen, for the transcript */
  shows: string;
  scene?: SceneName;
};

/**
 * The introduction video, shot by shot. samples/film draws the frames, the captions and the poster from this file
 * (`npm run draw`); the transcript on the page is read from it directly.
 */
const shots = [
  {
    id: 'opening',
    seconds: 5,
    title: 'Ask your files.',
    accent: 'Get the answer and the page it stands on.',
    text: 'One matter, from the file to the page.',
    shows: 'The words on a plain page. Its margin says 10, and counts on with each part, to 70.',
  },
  {
    id: 'repository',
    seconds: 5,
    title: 'Drop the file in.',
    text: 'It is read, indexed and summarised as it arrives.',
    shows: 'A witness statement is dragged into the evidence folder of matter 0412.',
    scene: 'repository',
  },
  {
    id: 'search',
    seconds: 5.5,
    title: 'Search once.',
    text: 'Your own documents and the public law, each marked for what it is.',
    shows:
      'A query for “late objection, illness” gives a direct answer, then passages from the matter and from public law.',
    scene: 'search',
  },
  {
    id: 'chat',
    seconds: 7,
    title: 'Ask it.',
    text: 'Every sentence carries a number, and every number leads to a page.',
    shows:
      'The question whether the objection was in time is answered in three sentences with numbered sources; the sources are listed below.',
    scene: 'chat',
  },
  {
    id: 'permissions',
    seconds: 4,
    title: 'Decide who reads.',
    text: 'Answers and search show only what the reader may open.',
    shows: 'A table of groups and users; the ticks for reading and writing appear one column after the other.',
    scene: 'permissions',
  },
  {
    id: 'tenth-lining',
    seconds: 5.5,
    title: 'Number the record.',
    text: 'Every tenth line, in the right margin.',
    shows: 'The page of a record moves up, and 10, 20 and 30 appear beside their lines.',
    scene: 'tenth-lining',
  },
  {
    id: 'closing',
    // A long name takes longer to read: 18 characters a second, in whole seconds, as the film's length is told.
    seconds: Math.max(4, Math.ceil(`${site.name}${site.tagline}`.length / 18.5)),
    title: site.name,
    text: site.tagline,
    shows: 'The name on a dark page.',
  },
] as const satisfies readonly Shot[];

export const introduction = {
  shots: shots as readonly Shot[],
  /** how long the film is; whatever says so takes it from here */
  seconds: shots.reduce((sum, { seconds }) => sum + seconds, 0),
  cuts: {
    wide: {
      width: 1280,
      height: 720,
      webm: '/video/introduction.webm',
      mp4: '/video/introduction.mp4',
      poster: '/video/introduction-poster.jpg',
    },
    /** 4:5, for phones: in the wide cut the words of a drawing would be five pixels high there */
    upright: {
      width: 720,
      height: 900,
      webm: '/video/introduction-upright.webm',
      mp4: '/video/introduction-upright.mp4',
      poster: '/video/introduction-upright-poster.jpg',
    },
  },
  captions: '/video/introduction.en.vtt',
  /** the day on which this cut went online, DD-MM-YYYY */
  published: '21-11-2026',
  /** the film has no soundtrack; captions and transcript say so */
  silence: 'No sound.',
} as const;
