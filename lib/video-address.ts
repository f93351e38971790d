export type VideoPlayer = ReturnType<typeof readVideoAddress>;

/**
 * A player for an <iframe>, which starts automatically since a click loads it, and the video's own page. The players set no
 * cookie before the video plays: youtube-nocookie.com, and Vimeo with `dnt=1`.
 *
 * @param address as a person copies it from YouTube or Vimeo (with the hash of an unlisted video)
 * @see https://support.google.com/youtube/answer/171780 (privacy-enhanced mode)
 * @see https://developer.vimeo.com/player/sdk/embed (dnt, h)
 * @throws TypeError for anything else
 */
export function readVideoAddress(address: string) {
  const youTube =
    /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|(?:embed|shorts|live)\/)|youtu\.be\/)([\w-]{11})(?![\w-])/;
  const [, id] = youTube.exec(address) ?? [];
  if (id)
    return {
      playerUrl: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
      watchUrl: `https://www.youtube.com/watch?v=${id}`,
    };
  const vimeo = /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)(?:(?:\/|\?(?:.*&)?h=)([0-9a-f]+))?/;
  const [, number, hash] = vimeo.exec(address) ?? [];
  if (number)
    return {
      playerUrl: `https://player.vimeo.com/video/${number}?${hash ? `h=${hash}&` : ''}autoplay=1&dnt=1`,
      watchUrl: `https://vimeo.com/${number}${hash ? `/${hash}` : ''}`,
    };
  throw new TypeError(`"${address}" is not the https address of a video at YouTube or Vimeo.`);
}
