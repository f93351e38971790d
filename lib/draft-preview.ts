/**
 * Whether this build is a preview for colleagues, by the setting `DRAFTS=true`: drafts are in it, each page says so, and
 * search engines are asked to stay away (docs/operations.md).
 */
export const isDraftPreview = (): boolean => process.env.DRAFTS === 'true';
