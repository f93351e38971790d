/** A link to a publication's file, in the gate and on the form's own page: "Open *title* (PDF, 41 KB)". */
export const pdfLink = { openLabel: 'Open', fileType: 'PDF' } as const;
