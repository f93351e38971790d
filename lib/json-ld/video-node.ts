import type { VideoObject } from 'schema-dts';
import { site } from '@/content/site';
import { film, video } from '@/content/video';
import { formatDate } from '@/lib/format-date';
import { absoluteUrl, nodeId } from './address';

/** The introduction video: what search engines ask of one, and its words. */
export function videoNode(): VideoObject {
  const { source, poster, name, text, transcript } = video;
  const common = {
    '@type': 'VideoObject',
    '@id': `${absoluteUrl('/')}#introduction`,
    name,
    description: text ?? name,
    uploadDate: formatDate(film.published).iso,
    thumbnailUrl: absoluteUrl(poster.src),
    inLanguage: site.lang,
    publisher: { '@id': nodeId.organization },
  } as const;
  // A video at another site has a length and a picture size of its own, which nobody has told us.
  if ('address' in source) return { ...common, url: source.address };
  return {
    ...common,
    duration: `PT${film.seconds}S`,
    contentUrl: absoluteUrl(source.mp4),
    encodingFormat: 'video/mp4',
    width: String(poster.width),
    height: String(poster.height),
    transcript: transcript?.lines.map(({ words, shows = '' }) => `${shows} ${words}`.trim()).join('\n'),
  };
}
