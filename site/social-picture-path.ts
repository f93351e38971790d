/** A route's social picture, which app/social/ draws: `/social/legal.png` for `/legal`. */
export function socialPicturePath(path: string): `/social/${string}.png` {
  return `/social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
}
