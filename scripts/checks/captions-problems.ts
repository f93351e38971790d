import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bytesProblem } from '../../data/bytes-problem';
import type { ContentValue } from './walk-content';

const time = '((?:\\d{2,}:)?[0-5]\\d:[0-5]\\d\\.\\d{3})';
const timing = new RegExp(`^${time}[ \\t]+-->[ \\t]+${time}(?:[ \\t]+\\S+:\\S+)*[ \\t]*$`);

/**
 * Captions that browsers would pass over without a word, since they are not WebVTT. Files that are missing are told
 * elsewhere.
 *
 * @returns sentences "content/video.ts: video.source.captions.src: public/video/…: what is wrong"
 */
export async function captionsProblems(values: readonly ContentValue[], folder = 'public'): Promise<string[]> {
  const problems = await Promise.all(
    values.map(async ({ file, field, value }) => {
      if (typeof value !== 'string' || !value.endsWith('.vtt') || !existsSync(join(folder, value))) return [];
      const bytes = await readFile(join(folder, value));
      const problem = bytesProblem(bytes) ?? captionsProblem(bytes.toString());
      return problem ? [`${file}: ${field}: ${join(folder, value)}: ${problem}`] : [];
    }),
  );
  return problems.flat();
}

/**
 * The first thing wrong with a WebVTT file (https://www.w3.org/TR/webvtt1/#file-structure): its first line, a cue's
 * times, a cue without words, no cue at all.
 */
export function captionsProblem(text: string): string | undefined {
  const lines = text.split(/\r\n|\r|\n/);
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) {
    return 'the first line must be "WEBVTT"; save captions as WebVTT, not as SubRip (.srt)';
  }
  let before = 0;
  let cues = 0;
  for (const { first, block } of blocks(lines)) {
    if (/^(NOTE|STYLE|REGION)([ \t]|$)/.test(block[0] ?? '')) continue;
    // A cue may have a name before its times.
    const at = block[0]?.includes('-->') ? 0 : 1;
    const line = `line ${first + at + 1}`;
    const [, start, end] = timing.exec(block[at] ?? '') ?? [];
    if (!start || !end) return `${line} must be a cue's times, such as "00:00:01.000 --> 00:00:04.000"`;
    if (seconds(end) <= seconds(start)) return `${line}: the cue ends before it begins`;
    if (seconds(start) < before) return `${line}: the cue begins before the one above it; put them in their order`;
    if (
      block
        .slice(at + 1)
        .join('')
        .trim() === ''
    )
      return `${line}: the cue has no words`;
    before = seconds(start);
    cues += 1;
  }
  return cues === 0 ? 'has no cue; write at least what can be heard, or that nothing can' : undefined;
}

/** What stands between empty lines after the file's head, with the place of its first line. */
function blocks(lines: readonly string[]): Array<{ first: number; block: string[] }> {
  const found: Array<{ first: number; block: string[] }> = [];
  let isOpen = false;
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') isOpen = false;
    else if (isOpen) found.at(-1)?.block.push(line);
    else {
      found.push({ first: index, block: [line] });
      isOpen = true;
    }
  }
  return found.slice(1);
}

const seconds = (written: string) => written.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
