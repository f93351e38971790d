import type { Doubt } from '../lines/types';
import type { LookEntry } from '../look-list';
import type { RunFile } from './number-record';

export const rankWords: Record<LookEntry['rank'], string> = {
  'likely-wrong': 'Likely wrong',
  'to-say': 'For you to say',
  placing: 'A number in the way',
};

export const doubtWords: Record<Doubt, string> = {
  unwritten: 'it was left without numbers, which would have changed it',
  unread: 'it cannot be read, and was left as it was',
  undecoded: 'a part of it cannot be unpacked',
  unseen: 'a number cannot be seen',
  'no-text': 'nothing to count was found',
  sideways: 'text that stands sideways',
  columns: 'two columns count as one',
  chart: 'labels of a chart may count as lines',
  handwriting: 'handwriting may have been missed',
  'poor-scan': 'a poor scan',
  'uneven-rows': 'lines at uneven distances',
  'edge-rows': 'a row at the edge may be a running head',
  table: 'each row of a table counts as a line',
  picture: 'each row of words in a picture counts as a line',
  'on-ink': 'a number is printed over something',
  'narrow-margin': 'too little room in the right margin',
};

export const noteWords = {
  shell: 'Its pages are not in the file: print it from Adobe Reader to a new PDF first.',
  certified: 'Its author certified it and allows no change: numbering breaks that.',
  signed: 'It is signed: readers will see that it was changed after signing.',
  repaired: 'It was damaged and has been repaired as far as it could be read: look at all its pages.',
  copied: 'It could not be added to, and was written anew: look at all its pages.',
  encrypted: 'It has a password; the numbered file has none.',
  renumbered: 'It was numbered already: new numbers stand in the place of the old ones.',
};

export const problemWords: Record<NonNullable<RunFile['problem']>, string> = {
  'not-found': 'There is no such file, or it may not be read.',
  'over-source': 'Its numbered file would be written over a file that was given: choose another folder for --output.',
  empty: 'There is nothing in the file.',
  'word-file': 'It is a word processor’s file: save it as PDF first.',
  'not-pdf': 'It is not a PDF.',
  damaged: 'It is damaged or incomplete, and cannot be read.',
  'password-needed': 'It needs a password: set TENTH_LINING_PASSWORD, or run this in a terminal.',
  'password-wrong': 'The password is wrong.',
  'password-owner': 'Changing it needs its owner’s password: set TENTH_LINING_PASSWORD, or run this in a terminal.',
  'password-owner-wrong': 'The password is not its owner’s.',
  'security-unknown': 'It is protected in a way that cannot be opened here.',
  'numbered-elsewhere': 'It was numbered and then changed by another program: take the copy from before.',
  'too-large': 'It is too large for this computer’s memory: split it.',
  'copy-too-large': 'It is protected or damaged, and too large to be copied into memory: split it.',
  'over-limit': 'It is over 2 GB: split it.',
  unreadable: 'It was changed meanwhile.',
  'cannot-write': 'Its numbered file cannot be written: see whether the folder has room, else print it to a new PDF.',
  'engine-failed': 'The engine has stopped.',
};
