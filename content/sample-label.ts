/** The word that marks each sample (R10.15). */
export const sampleLabel = 'Sample';
