import { publicationLists } from '../../content/publication-lists';
import { site } from '../../content/site';
import type { Publication } from '../../content/types';
import { escapeXml } from '../../lib/escape-xml';
import { formatDate } from '../../lib/format-date';
import { colors } from '../../tailwind.config';

/** The size that WhatsApp, LinkedIn and X ask for. */
export const socialPictureSize = { width: 1200, height: 630 } as const;

/**
 * The picture of a shared link: the publication's cover beside its title, on paper, with the margin.
 *
 * @param cover the cover as a `data:` address
 */
export function socialPictureHtml(publication: Publication, cover: string, fontFaces: string): string {
  const { title, description, date, list } = publication;
  const numbers = [10, 20, 30].map((number, index) => `<b style="top:${138 + index * 177}px">${number}</b>`);
  return `<!doctype html><style>${fontFaces}
*{margin:0;box-sizing:border-box}
body{width:1200px;height:630px;background:${colors.paper};color:${colors.ink};font:30px/1.4 Text;position:relative;overflow:hidden}
img{position:absolute;left:80px;top:72px;width:344px;height:486px;box-shadow:0 2px 4px rgb(20 36 43/.12),0 26px 50px -18px rgb(20 36 43/.45)}
.words{position:absolute;left:492px;width:570px;top:72px;bottom:72px;display:flex;flex-direction:column}
.kicker{color:${colors.clay};font-weight:600;font-size:26px}
h1{font:500 ${title.length > 28 ? 66 : 74}px/1.06 Display;letter-spacing:-.015em;margin:14px 0 22px;text-wrap:balance}
.words h1+p+p{color:${colors.muted}}
.words .brand{color:inherit!important;margin-top:auto;font:500 40px/1 Display}
.rule{position:absolute;left:1098px;top:0;bottom:0;border-left:1.5px solid ${colors.line}}
b{position:absolute;left:1118px;transform:translateY(-50%);color:${colors.clay};font-size:24px;font-weight:600;font-variant-numeric:tabular-nums lining-nums}
</style><img src="${cover}" alt=""><div class="words"><p class="kicker">${escapeXml(publicationLists.find(({ id }) => id === list)?.jurisdiction ?? '')}</p><h1>${escapeXml(title)}</h1>
<p>${escapeXml(description)}</p><p>${formatDate(date).text}</p><p class="brand">${escapeXml(site.name)}</p></div><div class="rule"></div>${numbers.join('')}`;
}
