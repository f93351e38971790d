import type { AnalyticsContent } from './types';

/**
 * Whether visits are counted, and by whom (docs/marketing.md): `none`, or a service without cookies that one can run
 * oneself, with its host and the site's id there.
 *
 *     { service: 'plausible', host: 'https://plausible.io', site: 'example.com' }
 *     { service: 'umami', host: 'https://stats.example.com', site: '94db1cb1-74f4-4a40-ad6c-962362670409' }
 *
 * `searchWords: true` also tells which words found nothing. Whoever asks not to be followed is not counted. content/privacy.ts says
 * that nobody is counted: change it with this.
 */
export const analytics: AnalyticsContent = { service: 'none' };
