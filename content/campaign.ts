import type { CampaignContent } from './types';

/**
 * What a link to this site may say of where it stood (docs/marketing.md). A visit that begins with such a link hands it
 * on: to the forms as hidden fields, each under its own name, and to the calendar for demos. It is kept in the tab's own
 * storage, and goes with the tab. An empty list: nothing is kept, and nothing handed on.
 */
export const campaign: CampaignContent = {
  parameters: ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'],
  /** the name under which the address of the visit's first page goes along */
  firstPage: 'first_page',
};
