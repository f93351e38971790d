const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
// No heading uses these; they are a fifth of the files' weight.
const computing = new Set('<>[]\\^_`{|}~=@*');

/** Every character that the heading fonts carry: those of ASCII that prose uses, and the marks used in the copy. */
export const fontCharacters = `${printableAscii.filter((character) => !computing.has(character)).join('')}\u00a0‘’“”–—…·§×`;

/** Letters with diacritics, in font files that only pages with such headings load (app/globals.css). */
export const markedLetters = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýıŒœ';
