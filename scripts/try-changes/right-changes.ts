/** Changes that an owner may make (R10.8), in a copy of the project. They know the files' shape, not their words. */
import { copyFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { heldPublications, threePublications } from './add-publications';
import { edit } from './project-copy';

type Changes = Readonly<Record<string, (folder: string) => Promise<void>>>;

const inFile = (name: string, change: (text: string) => string) => (folder: string) =>
  edit(folder, `content/${name}.ts`, change);

/** Less of what a launched owner (launched-owner.ts) still has, and the shortest brand. */
export const fewer: Changes = {
  'a brand of three letters': inFile('site', brand('Aya')),
  'a feature less': inFile('features', (text) => without(text, 'items')),
  'a person less': inFile('team', (text) => without(text, 'members')),
  'an integration less': inFile('home', (text) => without(text, 'groups')),
};

/** More of everything, and the longest brand. */
export const more: Changes = {
  'three PDFs at once, one with an Arabic and one with a Swahili name': threePublications,
  'a draft with nothing filled in': heldPublications,
  'a brand of thirty letters with an ampersand': inFile('site', brand('Daraja Knowledge & Filing Room')),
  'a feature more': inFile('features', (text) => again(text, 'items', otherWords('id', 'name', 'title'))),
  'a person more': async (folder) => {
    const portraits = join(folder, 'public/team');
    for (const name of await readdir(portraits))
      await copyFile(join(portraits, name), join(portraits, `other-${name}`));
    await inFile('team', (text) => again(text, 'members', otherPerson))(folder);
  },
  'an office more': inFile('site', (text) => again(text, 'items', otherWords('city'))),
  'a voice more': inFile('home', (text) => again(text, 'items', otherWords('quote', 'name'))),
  'an integration more': inFile('home', (text) => again(text, 'groups', otherWords('label', 'name'))),
  'a film at YouTube': inFile('video', (text) =>
    text.replace(/source: \{[\s\S]*?\n {2}\},/, "source: { address: 'https://youtu.be/aB3_dE-6789' },"),
  ),
  'another number in a claim': inFile('claims', otherClaim),
  'another headline': inFile('home', (text) =>
    text.replace(/(hero: \{[\s\S]*?title: )'[^']*'/, "$1'Another promise. Keep it'"),
  ),
  'other words on a card': inFile('challenges', (text) => text.replace(/(title: ')[^']+'/, "$1Other words'")),
  'another title for search results': inFile('legal', (text) =>
    text.replace(/(meta: \{\s+title: ')[^']+'/, "$1Research for advocates'"),
  ),
  // R13.2. Its script tells nothing of a driven browser: no test of these asks another host for anything.
  'visits counted by Plausible': inFile('analytics', countedAt('https://count.example')),
  'a form for the next edition, and a channel': inFile(
    'feed',
    toldOfEditions("formId: 'AbCd1234', channel: { href: 'https://whatsapp.com/channel/0029Va', label: 'Follow us' }"),
  ),
  'an answer to every question': async (folder) => {
    for (const name of ['your-files', 'questions']) await inFile(name, answered)(folder);
  },
};

/** The first claim with another number, wherever it is printed in its file. */
function otherClaim(text: string): string {
  const [, value = ''] = /value: ([\d_]+)/.exec(text) ?? [];
  const old = new Intl.NumberFormat('en').format(Number(value.replaceAll('_', '')));
  return text.replace(`value: ${value}`, 'value: 405_000').replaceAll(old, '405,000');
}

/** Whatever stood there: an owner may count already. */
export function countedAt(host: string) {
  const counting = `{ service: 'plausible', host: '${host}', site: 'example.com' };`;
  return (text: string) => text.replace(/(const analytics: AnalyticsContent = )\{[\s\S]*?\};/, `$1${counting}`);
}

export function toldOfEditions(fields: string) {
  const told = `{ label: 'Tell me of the next one', ${fields} };`;
  return (text: string) => text.replace(/(const nextEdition: NextEditionContent = )\{[\s\S]*?\n\};/, `$1${told}`);
}

function brand(name: string) {
  return (text: string) => text.replace(/const name = .*;/, `const name = '${name}';`);
}

export function answered(text: string): string {
  return text.replace(/(question: '[^']*')( \})/g, "$1, answer: 'In one sentence, and with what is so today.'$2");
}

function without(text: string, list: string): string {
  return text.replace(lastEntry(text, list), '');
}

function again(text: string, list: string, change: (entry: string) => string): string {
  const entry = lastEntry(text, list);
  return text.replace(entry, entry + change(entry));
}

/** In the fields that tell entries apart. */
function otherWords(...fields: readonly string[]) {
  const words = new RegExp(`(\\b(?:${fields.join('|')}):\\s+['"\`])`, 'g');
  return (entry: string) => entry.replace(words, '$1More ').replace(/id: 'More /, "id: 'more-");
}

/** With a portrait and a profile whose names begin with `other-`. */
function otherPerson(entry: string): string {
  const [, name = ''] = /name: '([^']*)'/.exec(entry) ?? [];
  const renamed = entry.replaceAll(name, 'Another P.').replace(/(bio: ')/, '$1Also ');
  return renamed.replace(/(\/team\/|profile\(')/g, '$1other-');
}

/**
 * The last entry of the last list of that name, `items: [` or `const members = [`. Content is written as the formatter
 * writes it: a list closes under the line that opens it.
 */
function lastEntry(text: string, list: string): string {
  const lists = [...text.matchAll(new RegExp(`^( *)(?:const )?${list}(?::| =) \\[\\n([\\s\\S]*?)^\\1\\]`, 'gm'))];
  const [, indent = '', entries = ''] = lists.at(-1) ?? [];
  const inner = `${indent}  `;
  const all = entries.match(new RegExp(`^${inner}\\{(?:.*\\},\\n|\\n(?:${inner} .*\\n)*${inner}\\},\\n)`, 'gm')) ?? [];
  const last = all.at(-1);
  if (!last) throw new Error(`no list of ${list} with entries in { } was found`);
  return last;
}
