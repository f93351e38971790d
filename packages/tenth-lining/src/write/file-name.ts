// What Windows, macOS or Linux refuse in a file's name, or what hides a part of it: signs of paths and patterns, controls,
// signs without width or of another direction.
const refused = /[<>:"/\\|?*\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]+/gu;
// Devices of Windows, whatever ending follows.
// https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file
const reserved = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i;
/** Under the 143 that an encrypted folder of Linux takes, and far under the 255 of other systems. */
const mostBytes = 140;

/** Names under which files can lie in one folder of any system: not too long, and distinct where capitals make no difference. */
export function fileNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((given) => {
    const [, stem = '', ending = ''] = /^(.*?)(\.[a-z\d]{1,8})?$/is.exec(plain(given)) ?? [];
    for (let count = 1; ; count += 1) {
      const after = (count > 1 ? ` (${count})` : '') + ending;
      const name = cut(stem, mostBytes - after.length).replace(/[. ]+$/, '') + after;
      if (taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      return name;
    }
  });
}

/** A name in the letters that all systems take; none begins with a dot, which hides it, or ends with one. */
function plain(given: string): string {
  const name = given
    .normalize('NFC')
    .replace(/[\r\n\t]+/g, ' ')
    .replace(refused, (signs) => (/[<>:"/\\|?*]/.test(signs) ? '-' : ''))
    .replace(/^[. ]+|[. ]+$/g, '');
  return reserved.test(name) || name === '' ? `_${name}` : name;
}

function cut(text: string, bytes: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(bytes));
  return text.slice(0, read);
}
