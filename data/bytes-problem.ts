// Unicode's C0 and C1 but tab and the two line ends, what is no character at all, and what pasted words bring along: no
// width, another direction. Invisible in an editor; XML, which the feed is written in, forbids most, and a link breaks.
const controlCharacter = /[^\P{Cc}\t\n\r]|[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\p{Cs}/u;

/** The first control character of a text as `U+0008`, or undefined. Escapes such as "\b" make them out of plain letters. */
export function controlCharacterIn(text: string): string | undefined {
  const [character] = controlCharacter.exec(text) ?? [];
  return character && `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** What is wrong with the bytes of a file that an owner edits; undefined where nothing is. */
export function bytesProblem(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    return 'the file begins with a byte order mark; save it as "UTF-8", not as "UTF-8 with BOM"';
  }
  const lines = new TextDecoder().decode(bytes).split('\n');
  const foreign = lines.findIndex((line) => line.includes('\ufffd'));
  if (foreign >= 0) return `line ${foreign + 1} has a letter that is not UTF-8; save the file as "UTF-8"`;
  const line = lines.findIndex((words) => controlCharacterIn(words));
  return line < 0
    ? undefined
    : `line ${line + 1} has an invisible control character (${controlCharacterIn(lines[line] ?? '')}); delete it`;
}
