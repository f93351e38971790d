import type { AnalyticsContent } from './types';

/**
 * The service that counts visits (docs/marketing.md): `none`, or Plausible, with its host and the site's domain there.
 * content/privacy.ts says that nobody is counted: change both together.
 *
 *     { service: 'plausible', host: 'https://plausible.io', site: 'example.com' }
 */
export const analytics: AnalyticsContent = { service: 'none' };
