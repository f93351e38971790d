import { type Message, transformSync } from 'esbuild';
import { type Problem, problemReporter } from '../../lib/problem';

/** What is on a line before and after the place where parsing stops, and what to write there. */
const mistakes: ReadonlyArray<readonly [before: RegExp, after: RegExp, advice: string]> = [
  [/\d$|,\d{3}$/, /^,/, 'has a number with a comma; write it without, 1000, or with an underscore, 1_000'],
  [/['"]$/, /^[^\s\W]/, 'has a quotation mark within quotation marks; write ’ for an apostrophe, and “ ” around words'],
  [/^\s*\w+\s+$/, /^['"`\d[{]/, 'lacks a colon after the name of its field'],
  [/['"`\]})\d]\s+$/, /^['"`[{\w]/, 'lacks a comma between two values'],
  [/:\s*$/, /^[‘’“”„«]/, 'begins its words with a printed quotation mark; write a straight one, \' or "'],
  [/:\s*(?!['"`])\S.*$/, /^\w/, 'has words without quotation marks around them'],
];

/** What is wrong with how a TypeScript file of content is written, in plain words and at its own line. */
export function syntaxProblem(file: string, source: string): Problem | undefined {
  const { errors, warnings } = messagesOf(source);
  const twice = warnings.find(({ id }) => id === 'duplicate-object-key');
  const [found = twice] = errors;
  if (!found?.location) return undefined;
  const { line, column, lineText } = found.location;
  const say = (message: string, at = line, field = ''): Problem => ({
    ...problemReporter(file)(field, message),
    line: at,
  });
  if (found === twice) return say('is written twice; take one of the two out', line, /"(.*)"/.exec(found.text)?.[1]);
  if (/^Unterminated (string|template)/.test(found.text))
    return say('begins words with a quotation mark and does not end them with the same');

  // The compiler stumbles over the first word after a comma that is missing: the line before is the one to mend.
  const before = source.split('\n').slice(0, line - 1);
  const last = before.findLastIndex((text) => text.trim() !== '' && !/^\s*(\/\/|\*|\/\*)/.test(text));
  // The column counts bytes.
  const bytes = Buffer.from(lineText);
  const [start, rest] = [String(bytes.subarray(0, column)), String(bytes.subarray(column))];
  const begins = start.trim() === '' && /^['"`[{\w]/.test(rest);
  if (begins && last >= 0 && !/[,{[(:;=>]\s*$/.test(before[last] ?? ''))
    return say('lacks a comma at its end', last + 1);
  const [, , advice] = mistakes.find(([left, right]) => left.test(start) && right.test(rest)) ?? [];
  const there = rest.trim().slice(0, 20) || 'its end';
  return say(
    advice ?? `cannot be read from "${there}" on; look for a comma, a quotation mark or a bracket too many or too few`,
  );
}

function messagesOf(source: string): { errors: Message[]; warnings: Message[] } {
  try {
    return { errors: [], warnings: transformSync(source, { loader: 'ts', logLevel: 'silent' }).warnings };
  } catch (error) {
    return error as { errors: Message[]; warnings: Message[] };
  }
}
