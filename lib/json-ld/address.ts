import { site } from '@/content/site';
import { internalPath } from '@/lib/internal-path';

/** A path of the site as an absolute address, pages with their trailing slash. */
export function absoluteUrl(path: string): string {
  return `${site.url}${internalPath(path)}`;
}

/** What makes a node one that others can point at. */
export type Named = { '@id': string };

/** Names of the nodes that stand in every graph, so that others can point at them. */
export const nodeId = {
  organization: `${site.url}/#organization`,
  website: `${site.url}/#website`,
  software: `${site.url}/#software`,
  page: (path: string) => `${absoluteUrl(path)}#page`,
  breadcrumbs: (path: string) => `${absoluteUrl(path)}#breadcrumbs`,
} as const;
