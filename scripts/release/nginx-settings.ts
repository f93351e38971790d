const place = '"/srv/site';

/**
 * deploy/nginx.conf for a site's place: every path in it stands in quotation marks, so spaces are welcome. A `$` is part of
 * a name, but for `root`, which reads variables: there it comes from one ($site_dollar).
 *
 * @param text the settings, as they are in the repository
 * @param base the place, without `*`, `?`, `[` and control characters (target.ts)
 */
export function nginxSettings(text: string, base: string): string {
  const name = base.replace(/["\\]/g, '\\$&');
  // biome-ignore lint/suspicious/noTemplateCurlyInString: nginx's own variable
  const rooted = name.replaceAll('$', () => '${site_dollar}');
  return text.replaceAll(`root ${place}`, () => `root "${rooted}`).replaceAll(place, () => `"${name}`);
}
