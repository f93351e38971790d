/**
 * Where the picture of a page's shared link stands, from the root of the site: `/social/legal.png` for `/legal`. It is
 * drawn by app/social/.
 *
 * @param path the page's route, without trailing slash
 */
export function socialPicturePath(path: string): `/social/${string}.png` {
  return `/social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
}
