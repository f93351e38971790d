import type { SoftwareApplication } from 'schema-dts';
import { features } from '@/content/features';
import { site } from '@/content/site';
import { absoluteUrl, nodeId } from './address';

/** The product. No price and no rating: the site states neither (docs/facts.md), and search engines punish invented ones. */
export function softwareApplication(): SoftwareApplication {
  return {
    '@type': 'SoftwareApplication',
    '@id': nodeId.software,
    name: site.name,
    url: absoluteUrl('/'),
    description: site.tagline,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    featureList: features.items.map(({ name }) => name),
    publisher: { '@id': nodeId.organization },
  };
}
