const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
// No heading uses these; they are a fifth of the files' weight.
const computing = new Set('<>[]\\^_`{|}~=@*');

/** Every character that the heading fonts carry: those of ASCII that prose uses, and the marks used in the copy. */
export const fontCharacters = `${printableAscii.filter((character) => !computing.has(character)).join('')}\u00a0‘’“”–—…·§×`;

/** The letters that the main font files lack. */
const notAmongThem = (letters: string) => [...letters].filter((letter) => !fontCharacters.includes(letter)).join('');

/**
 * Letters of other European languages, in files of their own that a page asks for when a heading of it has one of them
 * (app/globals.css): by the source's own cut, since a file is made of one.
 */
export const moreCharacters = {
  latin: notAmongThem('ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýıŒœ'),
  'latin-ext': 'ĂăĄąĆćČčĎďĐđĘęĚěĞğİŁłŃńŇňŐőŘřŚśŞşŠšŮůŰűŹźŻżŽžȘșȚț',
} as const;
