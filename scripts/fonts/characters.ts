const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
// What no heading has a use for: a fifth of the files' weight.
const computing = new Set('<>[]\\^_`{|}~=@*');

/** Every character that the heading fonts carry: those of ASCII that prose uses, and the marks used in the copy. */
export const fontCharacters = `${printableAscii.filter((one) => !computing.has(one)).join('')}\u00a0‘’“”–—…·§×éèêàçüöïíáñ`;
