import type { VideoObject } from 'schema-dts';
import { introduction } from '@/content/introduction';
import { site } from '@/content/site';
import { formatDate } from '../format-date';
import { absoluteUrl, nodeId } from './address';

/** The introduction video: what search engines ask of one, and its words. */
export function videoNode(): VideoObject {
  const { files, shots, width, height, published } = introduction;
  const seconds = shots.reduce((sum, shot) => sum + shot.seconds, 0);
  return {
    '@type': 'VideoObject',
    '@id': `${absoluteUrl('/')}#introduction`,
    name: `${site.name}: ${shots[0]?.title ?? ''}`,
    description: shots.map(({ title, text }) => `${title} ${text}`).join(' '),
    uploadDate: formatDate(published).iso,
    duration: `PT${Math.round(seconds)}S`,
    thumbnailUrl: absoluteUrl(files.poster),
    contentUrl: absoluteUrl(files.mp4),
    encodingFormat: 'video/mp4',
    width: String(width),
    height: String(height),
    inLanguage: site.lang,
    transcript: shots.map(({ text, shows }) => `${shows} ${text}`).join('\n'),
    publisher: { '@id': nodeId.organization },
  };
}
