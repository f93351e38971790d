import { readFile } from 'node:fs/promises';
import { site } from '../../content/site';
import { escapeXml } from '../../lib/escape-xml';
import { colors } from '../../tailwind.config';
import { type SharedPage, sharedPages } from './shared-pages';

/**
 * The picture of a shared page, 1200 × 630: its h1 on paper with the margin, as the publications' pictures have it.
 *
 * @param motif HTML of what stands beside the title
 * @param fontFaces the `@font-face` rules of Display and Text
 */
export async function pagePictureHtml(
  name: keyof typeof sharedPages,
  motif: string,
  fontFaces: string,
): Promise<string> {
  const { title, titleAccent: accent = '' }: SharedPage = sharedPages[name];
  const italic = (await readFile('app/fonts/serif-italic.woff2')).toString('base64');
  const numbers = [10, 20, 30].map((number, index) => {
    return `<b class="number" style="top:${138 + index * 177}px">${number}</b>`;
  });
  return `<!doctype html><style>${fontFaces}
@font-face{font-family:Display;font-style:italic;font-weight:400;src:url(data:font/woff2;base64,${italic})}
*{margin:0;box-sizing:border-box}
body{width:1200px;height:630px;background:${colors.paper};color:${colors.ink};font:30px/1.4 Text;position:relative;overflow:hidden}
h1{position:absolute;left:80px;top:64px;max-width:960px;font:500 ${title.length + accent.length > 46 ? 84 : 96}px/1.05 Display;letter-spacing:-.015em;text-wrap:balance}
h1 em{font-weight:400}
.brand{position:absolute;left:80px;bottom:66px;font:500 44px/1 Display}
.rule{position:absolute;left:1098px;top:0;bottom:0;border-left:1.5px solid ${colors.line}}
.number{position:absolute;left:1118px;transform:translateY(-50%);color:${colors.clay};font-size:24px;font-weight:600;font-variant-numeric:tabular-nums lining-nums}
</style><h1>${escapeXml(title)} ${accent && `<em>${escapeXml(accent)}</em>`}</h1><p class="brand">${escapeXml(site.name)}</p><div class="rule"></div>${numbers.join('')}${motif}`;
}
