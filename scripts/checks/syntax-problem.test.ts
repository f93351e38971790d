import { problemSentence } from '../../lib/problem';
import { syntaxProblem } from './syntax-problem';

const quoted = 'has a quotation mark within quotation marks; write ’ for an apostrophe, and “ ” around words';
const unended = 'begins words with a quotation mark and does not end them with the same';
const comma = 'lacks a comma at its end';
const between = 'lacks a comma between two values';
const colon = 'lacks a colon after the name of its field';
const number = 'has a number with a comma; write it without, 1000, or with an underscore, 1_000';
const bare = 'has words without quotation marks around them';
const curly = 'begins its words with a printed quotation mark; write a straight one, \' or "';
const other = 'on; look for a comma, a quotation mark or a bracket too many or too few';

test.each([
  ["title: 'Ours'", undefined],
  ["title: 'Ours',", undefined],
  ["title: 'Client's file',", `line 2: ${quoted}`],
  ['title: "He said "no" here",', `line 2: ${quoted}`],
  ["title: 'Ours,", `line 2: ${unended}`],
  ['value: 1,000,', `line 2: ${number}`],
  ['value: 12,345,678,', `line 2: ${number}`],
  ["title: 'Ours'\n  text: 'Words',", `line 2: ${comma}`],
  ["list: [\n    'a'\n\n    // the second\n    'b',\n  ],", `line 3: ${comma}`],
  ['list: [\n    { a: 1 }\n    { a: 2 },\n  ],', `line 3: ${comma}`],
  ["list: ['a' 'b'],", `line 2: ${between}`],
  ["title 'Ours',", `line 2: ${colon}`],
  ['value 3,', `line 2: ${colon}`],
  ['title: Ask your files,', `line 2: ${bare}`],
  ['title: ‘Ours’,', `line 2: ${curly}`],
  ["text: 'Größe', title: ‘Ours’,", `line 2: ${curly}`],
  ["list: ['a',\n  },", `line 3: cannot be read from "}," ${other}`],
  ["title: 'a',\n  title: 'b',", 'title (line 3): is written twice; take one of the two out'],
])('R10.8: %j is reported with its line and what to write', (line, sentence) => {
  const problem = syntaxProblem('content/a.ts', `export const a = {\n  ${line}\n};\n`);
  expect(problem && problemSentence(problem)).toBe(sentence && `content/a.ts: ${sentence}`);
});
