/** Where the picture of a publication's shared link stands, from the root of the site. */
export function socialPicturePath(slug: string): `/social/publications/${string}.png` {
  return `/social/publications/${slug}.png`;
}
