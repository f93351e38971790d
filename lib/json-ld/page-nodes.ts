import type { Route } from 'next';
import type { FAQPage, Person, SoftwareApplication, VideoObject, WebApplication } from 'schema-dts';
import { features } from '@/content/features';
import { site } from '@/content/site';
import type { PageMeta, TeamMember, VideoContent } from '@/content/types';
import type { AnsweredRow } from '@/lib/answered';
import { formatDate } from '@/lib/format-date';
import { absoluteUrl, type Named, nodeId } from './address';

/** The product. No price and no rating: the site states neither (docs/facts.md), and search engines punish invented ones. */
export function softwareApplication(): SoftwareApplication & Named {
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

/** A tool that is a page of this site: it runs in the browser, costs nothing and asks for no account. */
export function webApplication(path: Route, { title, description }: PageMeta): WebApplication & Named {
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
    // What search engines ask of an app that is free.
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'KES' },
    publisher: { '@id': nodeId.organization },
  };
}

/** A video of the home page: what search engines ask of one, and its words. */
export function videoNode(video: VideoContent): VideoObject {
  const { id, source, poster, name, text, transcript, seconds, published } = video;
  const common = {
    '@type': 'VideoObject',
    '@id': `${absoluteUrl('/')}#${id}`,
    name,
    description: text ?? name,
    // A day alone has no zone, which search engines complain of: East Africa's.
    uploadDate: `${formatDate(published).iso}T00:00:00+03:00`,
    thumbnailUrl: absoluteUrl(poster.src),
    inLanguage: site.lang,
    publisher: { '@id': nodeId.organization },
  } as const;
  // A video at another site has a length and a picture size of its own, which nobody has told us.
  if ('address' in source) return { ...common, url: source.address };
  return {
    ...common,
    ...(seconds && { duration: `PT${seconds}S` }),
    contentUrl: absoluteUrl(source.mp4),
    encodingFormat: 'video/mp4',
    width: String(poster.width),
    height: String(poster.height),
    transcript: transcript?.lines.map(({ words, shows = '' }) => `${shows} ${words}`.trim()).join('\n'),
  };
}

/** Those of the team who exist: a sample is nobody. */
export function people(members: readonly TeamMember[]): Person[] {
  return members
    .filter(({ sample }) => !sample)
    .map(({ name, role, photo, profile }) => ({
      '@type': 'Person',
      name,
      jobTitle: role,
      image: absoluteUrl(photo),
      ...(!profile.sample && { sameAs: profile.href }),
      worksFor: { '@id': nodeId.organization },
    }));
}

/** The questions that a page shows, for search engines. */
export function faqPage(rows: readonly AnsweredRow[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: rows.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
