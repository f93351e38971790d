import { captions, timestamp } from './captions';
import { timeline } from './timeline';

const shot = (id: string, seconds: number) => ({ id, seconds, title: `${id}.`, text: `About ${id}.`, shows: id });

it.each([
  [0, '00:00:00.000'],
  [3.6, '00:00:03.600'],
  [61.25, '00:01:01.250'],
  [0.1 + 0.2, '00:00:00.300'],
  [3600, '01:00:00.000'],
])('%d seconds are written %s', (seconds, expected) => {
  expect(timestamp(seconds)).toBe(expected);
});

it('sets the shots one after the other, without a gap', () => {
  expect(timeline([shot('a', 2), shot('b', 3.5), shot('c', 1)]).map(({ start, end }) => [start, end])).toEqual([
    [0, 2],
    [2, 5.5],
    [5.5, 6.5],
  ]);
  expect(timeline([])).toEqual([]);
});

it('writes a cue for each shot, and says once that there is nothing to hear', () => {
  expect(captions(timeline([{ ...shot('a', 2), accent: 'More.' }, shot('b', 3)]), 'No sound.')).toBe(
    'WEBVTT\n\na\n00:00:00.000 --> 00:00:02.000\n[No sound.] a. More.\nAbout a.\n\nb\n00:00:02.000 --> 00:00:05.000\nb.\nAbout b.\n',
  );
});
