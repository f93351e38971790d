/** Changes of content files as an owner makes them by hand, for owner-changes.ts. They know the files' shape, not their words. */

/** The first claim with another number, wherever it is printed in its file. */
export function otherClaim(text: string): string {
  const [, value = ''] = /value: ([\d_]+)/.exec(text) ?? [];
  const old = new Intl.NumberFormat('en').format(Number(value.replaceAll('_', '')));
  return text.replace(`value: ${value}`, 'value: 405_000').replaceAll(old, '405,000');
}

export const brand = (name: string) => (text: string) => text.replace(/const name = .*;/, `const name = '${name}';`);
export const headline = (text: string) =>
  text.replace(/(hero = \{[\s\S]*?title: )'[^']*'/, "$1'Another promise. Keep it'");
export const film = (address: string) => (text: string) =>
  text.replace(/source: \{[\s\S]*?\n {2}\},/, `source: { address: '${address}' },`);

/** Gives every question that waits for its answer the same one. */
export const answers = (text: string) =>
  text.replace(/(question: '[^']*')( \})/g, "$1, answer: 'In one sentence, and with what is so today.'$2");

export const onePersonMore = (photo: string) => (text: string) => {
  const [person = ''] = /\n {2}\{\n(?: {4}.*\n)+ {2}\},(?=\n\] as const)/.exec(text) ?? [];
  const named = person
    .replace(/name: '[^']*'/, "name: 'Another P.'")
    .replace(/(photoAlt: ')[^']*'/, "$1Drawn portrait of Another P.'");
  const own = named.replace(/(bio: ')/, '$1Also ').replace(/profile\('[^)]*\)/, "profile('another', 'Another P.')");
  return text.replace(person, person + own.replace(/(photo: ')[^']*'/, `$1${photo}'`));
};

/** The last entry of the last list of that name a second time, with other words in the fields that tell entries apart. */
export function again(text: string, list: string, ...fields: string[]): string {
  const entry = lastEntry(text, list);
  const own = fields.reduce(
    (words, field) => words.replace(new RegExp(`(\\b${field}:\\s+['"\`])`, 'g'), '$1More '),
    entry,
  );
  return text.replace(entry, entry + own.replace(/id: 'More /, "id: 'more-"));
}

export const without = (text: string, list: string) => text.replace(lastEntry(text, list), '');

/** Content is written as the formatter writes it: a list closes under the line that opens it. */
function lastEntry(text: string, list: string): string {
  const lists = [...text.matchAll(new RegExp(`^( +)${list}: \\[\\n([\\s\\S]*?)^\\1\\]`, 'gm'))];
  const [, indent = '', entries = ''] = lists.at(-1) ?? [];
  const inner = `${indent}  `;
  const all = entries.match(new RegExp(`^${inner}\\{(?:.*\\},\\n|\\n(?:${inner} .*\\n)*${inner}\\},\\n)`, 'gm')) ?? [];
  const last = all.at(-1);
  if (!last) throw new Error(`no list of ${list} with entries in { } was found`);
  return last;
}
