import type { AnalyticsContent } from './types';

/**
 * Whether visits are counted (docs/marketing.md): `none`, or Plausible, which sets no cookies and which one can run
 * oneself, with its host and the domain that the site has there. Whoever asks not to be tracked is not counted.
 * content/privacy.ts says that nobody is counted: change it with this.
 *
 *     { service: 'plausible', host: 'https://plausible.io', site: 'example.com' }
 */
export const analytics: AnalyticsContent = { service: 'none' };
