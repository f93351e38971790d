/** The second export, built with a form of Typeform's (scripts/try-changes/run.ts). */
export const typeformExport = '.cache/out-typeform';

/** Typeform's servers are never asked: tests answer this address themselves. */
export const testForm = { id: 'TestForm01', address: 'https://form.typeform.com/to/TestForm01' } as const;
