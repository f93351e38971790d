const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** Every character that the heading fonts carry: printable ASCII and the typographic marks used in the copy. */
export const fontCharacters = `${printableAscii}\u00a0‘’“”–—…·•§¶©×→←↗éèêàçüöïíáñ`;
