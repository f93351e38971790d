import { readFile } from 'node:fs/promises';
import { claims } from '../../content/claims';
import { scenes } from '../../content/scenes';
import { team } from '../../content/team';
import { inspectPublications } from '../../data/read-publications';
import { escapeXml } from '../../lib/escape-xml';
import { colors } from '../../tailwind.config';

/** HTML of what stands beside a page's title in its shared picture. */
export async function motifOf(name: string): Promise<string> {
  return (await motifs[name]?.()) ?? '';
}

/** The thing that a page is about, from the page's own content. A page that is not named here is shared with its title alone. */
const motifs: Record<string, () => Promise<string>> = {
  home: async () => {
    const sources = scenes.chat.sources.map(
      ({ title, place, origin }, index) =>
        `<li><i>${index + 1}</i><span>${escapeXml(`${title}, ${place}`)}</span><em>${escapeXml(origin)}</em></li>`,
    );
    return `<style>
ol{position:absolute;left:292px;top:404px;width:768px;padding:14px 26px 60px;list-style:none;background:${colors.card};border:1.5px solid ${colors.line};border-radius:6px;box-shadow:0 2px 4px rgb(20 36 43/.06),0 30px 60px -20px rgb(20 36 43/.3)}
li{display:flex;gap:14px;align-items:center;padding:13px 0;border-bottom:1.5px solid ${colors.line};font-size:23px;white-space:nowrap}
li i{flex:none;width:34px;text-align:center;border-radius:4px;background:${colors.teal};color:${colors.card};font:600 22px/34px Text;font-variant-numeric:lining-nums}
li span{flex:1;overflow:hidden;text-overflow:ellipsis}
li em{font-style:normal;color:${colors.muted}}</style><ol>${sources.join('')}</ol>`;
  },
  legal: async () => `<style>
.figure{position:absolute;right:140px;bottom:62px;text-align:right}
.figure b{all:unset;display:block;font:500 132px/1 Display;letter-spacing:-.02em;color:${colors.clay}}
.figure span{color:${colors.muted}}</style>
<p class="figure"><b>${claims.documents.display}</b><span>${escapeXml(claims.documents.unit)}</span></p>`,
  'web-publications': async () => {
    const { publications } = await inspectPublications();
    // one cover a year: the series has a colour for each
    const newestOfYear = new Map(publications.toReversed().map((publication) => [yearOf(publication), publication]));
    const shown = [...newestOfYear.values()].slice(-3);
    const covers = await Promise.all(
      shown.map(async ({ image }, index) => {
        return `<img src="${await dataUrl(image, 'image/png')}" style="left:${400 + index * 226}px;top:${372 - index * 36}px;width:208px">`;
      }),
    );
    return `<style>img{position:absolute;box-shadow:0 2px 4px rgb(20 36 43/.12),0 26px 50px -18px rgb(20 36 43/.45)}</style>${covers.join('')}`;
  },
  'tenth-lining': async () => `<style>
.rule{left:900px!important}.number{left:900px!important;width:200px;text-align:center;font:500 104px/1 Display!important}
h1{max-width:760px!important}</style>`,
  team: async () => {
    const portraits = await Promise.all(
      team.list.members.map(async ({ photo }) => `<img alt="" src="${await dataUrl(photo, 'image/svg+xml')}">`),
    );
    return `<style>.people{position:absolute;right:140px;bottom:72px;display:flex;gap:12px}.people img{width:108px;border-radius:4px}</style><div class="people">${portraits.join('')}</div>`;
  },
};

const yearOf = ({ date }: { date: string }) => date.slice(-4);

async function dataUrl(path: string, type: string): Promise<string> {
  return `data:${type};base64,${(await readFile(`public${path}`)).toString('base64')}`;
}
