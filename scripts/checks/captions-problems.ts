import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bytesProblem } from '../../data/bytes-problem';
import type { TextCheck } from './text-problems';

const time = '((?:\\d{2,}:)?[0-5]\\d:[0-5]\\d\\.\\d{3})';
const timing = new RegExp(`^${time}[ \\t]+-->[ \\t]+${time}(?:[ \\t]+\\S+:\\S+)*[ \\t]*$`);

/** Captions that browsers would pass over without a word, since they are not WebVTT. */
export const readableCaptions: TextCheck = async ({ value }) => {
  const path = join('public', value);
  if (!value.endsWith('.vtt') || !existsSync(path)) return undefined;
  const bytes = await readFile(path);
  const problem = bytesProblem(bytes) ?? captionsProblem(bytes.toString());
  return problem && `${path}: ${problem}`;
};

/**
 * The first thing wrong with a WebVTT file (https://www.w3.org/TR/webvtt1/#file-structure): its first line, a cue's
 * times, a cue without words, no cue at all.
 */
export function captionsProblem(text: string): string | undefined {
  const plain = text.replace(/\r\n?/g, '\n');
  if (!/^WEBVTT(?:[ \t].*)?(?:\n|$)/.test(plain)) {
    return 'the first line must be "WEBVTT"; save captions as WebVTT, not as SubRip (.srt)';
  }
  let before = 0;
  let cues = 0;
  // What stands between empty lines, after the file's head.
  for (const { 0: lines, index } of [...plain.matchAll(/^.*\S.*(?:\n.*\S.*)*/gm)].slice(1)) {
    const block = lines.split('\n');
    if (/^(NOTE|STYLE|REGION)([ \t]|$)/.test(block[0] ?? '')) continue;
    // A cue may have a name before its times.
    const at = block[0]?.includes('-->') ? 0 : 1;
    const line = `line ${plain.slice(0, index).split('\n').length + at}`;
    const [, start, end] = timing.exec(block[at] ?? '') ?? [];
    if (!start || !end) return `${line} must be a cue's times, such as "00:00:01.000 --> 00:00:04.000"`;
    if (seconds(end) <= seconds(start)) return `${line}: the cue ends before it begins`;
    if (seconds(start) < before) return `${line}: the cue begins before the one above it; put them in their order`;
    if (block.length === at + 1) return `${line}: the cue has no words`;
    before = seconds(start);
    cues += 1;
  }
  return cues === 0 ? 'has no cue; write at least what can be heard, or that nothing can' : undefined;
}

const seconds = (written: string) => written.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
