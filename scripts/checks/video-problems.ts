import { videoPlayer } from '../../components/sections/introduction-video/video-address';
import type { ContentValue } from './walk-content';

/**
 * Addresses of videos that are not those of a video at YouTube or Vimeo.
 *
 * @returns sentences "content/video.ts: video.source.address: …"
 */
export function videoProblems(values: readonly ContentValue[]): string[] {
  return values.flatMap(({ file, field, value }) => {
    if (!field.endsWith('source.address') || typeof value !== 'string') return [];
    try {
      videoPlayer(value);
      return [];
    } catch (error) {
      return [
        `${file}: ${field}: ${(error as Error).message} Allowed is what its "Share" button gives, such as https://youtu.be/… or https://vimeo.com/….`,
      ];
    }
  });
}
