/** Whether this build is a preview with drafts, by `DRAFTS=true`: each page says so and is noindex (docs/operations.md). */
export const isDraftPreview = (): boolean => process.env.DRAFTS === 'true';
