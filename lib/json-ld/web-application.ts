import type { Route } from 'next';
import type { WebApplication } from 'schema-dts';
import type { PageMeta } from '@/content/types';
import { absoluteUrl, nodeId } from './address';

/** A tool that is a page of this site: it runs in the browser, costs nothing and asks for no account. */
export function webApplication(path: Route, { title, description }: PageMeta): WebApplication & { '@id': string } {
  return {
    '@type': 'WebApplication',
    '@id': `${absoluteUrl(path)}#tool`,
    name: title,
    description,
    url: absoluteUrl(path),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    browserRequirements: 'JavaScript and WebAssembly',
    isAccessibleForFree: true,
    publisher: { '@id': nodeId.organization },
  };
}
