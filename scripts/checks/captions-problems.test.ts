import { captionsProblem } from './captions-problems';

const cue = (times: string, words = 'Words.') => `WEBVTT\n\n${times}\n${words}\n`;

test.each([
  ['a cue', cue('00:00:01.000 --> 00:00:04.000')],
  ['no hours, a name, a setting', cue('one\n00:01.000 --> 00:04.000 line:90%')],
  [
    'a title, a note and Windows’ ends of lines',
    'WEBVTT - Film\r\n\r\nNOTE by hand\r\n\r\n00:01.000 --> 00:04.000\r\nA\r\nB',
  ],
])('%s are captions', (_, text) => {
  expect(captionsProblem(text)).toBeUndefined();
});

test.each([
  ['SubRip', '1\n00:00:01,000 --> 00:00:04,000\nWords.\n', 'the first line must be "WEBVTT"'],
  ['SubRip under another name', cue('00:00:01,000 --> 00:00:04,000'), "line 3 must be a cue's times"],
  ['words without times', 'WEBVTT\n\nWords.\n', "line 4 must be a cue's times"],
  ['an end before its beginning', cue('00:04.000 --> 00:01.000'), 'line 3: the cue ends before it begins'],
  [
    'cues out of their order',
    cue('00:04.000 --> 00:05.000', 'A\n\n00:01.000 --> 00:02.000\nB'),
    'line 6: the cue begins before the one above it',
  ],
  ['a cue without words', cue('00:01.000 --> 00:04.000', ''), 'line 3: the cue has no words'],
  ['no cue', 'WEBVTT\n', 'has no cue'],
])('%s are not', (_, text, problem) => {
  expect(captionsProblem(text)).toContain(problem);
});
