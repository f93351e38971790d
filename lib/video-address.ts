export type VideoPlayer = {
  /** the player for an <iframe>: starts by itself, since it is loaded on a press */
  playerUrl: string;
  /** the video's own page */
  watchUrl: string;
};

const youTubeHosts = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com', 'youtu.be'];
const vimeoHosts = ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'];

/**
 * The players set no cookie before the video plays: youtube-nocookie.com, and Vimeo with `dnt=1`.
 *
 * @param address as a person copies it: a watch, share, shorts or embed address of YouTube, or a page or player address
 *   of Vimeo (with the hash of an unlisted video)
 * @see https://support.google.com/youtube/answer/171780 (privacy-enhanced mode)
 * @see https://developer.vimeo.com/player/sdk/embed (dnt, h)
 * @throws TypeError for anything else
 */
export function videoPlayer(address: string): VideoPlayer {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const player = url?.protocol === 'https:' ? (youTube(url) ?? vimeo(url)) : undefined;
  if (!player) throw new TypeError(`"${address}" is not the https address of a video at YouTube or Vimeo.`);
  return player;
}

function youTube(url: URL): VideoPlayer | undefined {
  const path = url.host === 'youtu.be' ? url.pathname : /^\/(?:embed|shorts|live)(\/.+)$/.exec(url.pathname)?.[1];
  const id = url.searchParams.get('v') ?? path?.slice(1);
  if (!youTubeHosts.includes(url.host) || !id || !/^[\w-]{11}$/.test(id)) return undefined;
  return {
    playerUrl: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    watchUrl: `https://www.youtube.com/watch?v=${id}`,
  };
}

function vimeo(url: URL): VideoPlayer | undefined {
  const [, id, pathHash] = /^\/(?:video\/)?(\d+)(?:\/([0-9a-f]+))?$/.exec(url.pathname) ?? [];
  if (!vimeoHosts.includes(url.host) || !id) return undefined;
  const hash = pathHash ?? url.searchParams.get('h');
  return {
    playerUrl: `https://player.vimeo.com/video/${id}?${hash ? `h=${encodeURIComponent(hash)}&` : ''}autoplay=1&dnt=1`,
    watchUrl: `https://vimeo.com/${id}${hash ? `/${encodeURIComponent(hash)}` : ''}`,
  };
}
