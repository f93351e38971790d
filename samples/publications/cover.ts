import { publicationDocument as words } from '../../content/publication-document';
import { site } from '../../content/site';
import type { Publication } from '../../content/types';
import { escapeXml } from '../../lib/escape-xml';
import { formatDate } from '../../lib/format-date';
import { coverMark } from '../../lib/publications/cover-marks';
import { colors } from '../../tailwind.config';
import { coverLines } from './cover-lines';

type Ground = { ground: string; text: string; quiet: string; mark: string };

const onDark = { text: colors.paper, quiet: colors['teal-soft'], mark: colors.paper };

// A colour a year, so that a shelf of the series reads as a calendar.
const grounds: Record<string, Ground> = {
  '2021': { ...onDark, ground: colors.slate },
  '2022': { ground: colors.sand, text: colors.ink, quiet: colors.muted, mark: colors.clay },
  '2023': { ...onDark, ground: colors.ink, mark: colors['clay-pale'] },
  '2024': { ...onDark, ground: colors.teal },
  '2025': { ...onDark, ground: colors.clay, quiet: colors.sand },
};
const years = Object.keys(grounds).sort();

/** The colours of a year's covers; years before or after the table take turns in its order. */
function coverGround(year: number): Ground {
  const first = Number(years[0]);
  const turn = (((year - first) % years.length) + years.length) % years.length;
  return grounds[String(first + turn)] as Ground;
}

/** Styles of `.cover`. All lengths are shares of the cover's width (`cqw`), so picture and page one are one drawing.
 * The empty box after the mark puts its baseline on its lower edge: numerals stand on line 30, months on line 28. */
export const coverStyles = `
.cover{container-type:inline-size;position:relative;overflow:hidden;font-family:Display}
.cover svg{position:absolute;inset:0;width:100%;height:100%}
.cover *{margin:0}
.cover h1{position:absolute;left:9cqw;top:9cqw;width:66cqw;font-weight:500;font-size:8.9cqw;line-height:1.03;letter-spacing:-.015em}
.cover .mark{position:absolute;left:8.2cqw;bottom:24.4cqw;line-height:0;letter-spacing:-.03em}
.cover .mark::after{content:"";display:inline-block;height:0}
.cover .mark.edition{font-size:60cqw}
.cover .mark.month{font-size:35.5cqw;bottom:31.7cqw}
.cover .mark.paper{font-size:56cqw;bottom:32cqw}
.cover .foot{position:absolute;left:9cqw;bottom:6.4cqw;font-family:Text;font-size:3.2cqw;line-height:1.35}
.cover .foot b{font-weight:600}
.cover .number{position:absolute;left:85cqw;font-family:Text;font-weight:600;font-size:2.7cqw;transform:translateY(-50%);font-variant-numeric:tabular-nums}
.cover .brand{position:absolute;right:5.4cqw;bottom:6.4cqw;writing-mode:vertical-rl;transform:rotate(180deg);font-size:4cqw}
`;

/**
 * The cover of a publication, 210 wide to 297 high: the series' name, the edition large, the margin with its numbers,
 * and behind them the page itself, line by line.
 */
export function coverHtml(publication: Publication): string {
  const { iso, text: date } = formatDate(publication.date);
  const { ground, text, quiet, mark } = coverGround(Number(iso.slice(0, 4)));
  const { mark: large, kind } = coverMark(publication);
  const numbers = [10, 20, 30].map(
    (number) =>
      `<span class="number" aria-hidden="true" style="top:${(coverLines.top + (number - 1) * coverLines.step).toFixed(2)}cqw;color:${quiet}">${number}</span>`,
  );
  return `<div class="cover" style="background:${ground};color:${text}">
    ${coverLines.svg(publication.slug, quiet)}
    <h1>${escapeXml(words.series[publication.list])}</h1>
    <p class="mark ${kind}" style="color:${mark}">${escapeXml(large)}</p>
    <p class="foot"><b>${escapeXml(shortTitle(publication))}</b><br>${escapeXml(publication.description)}, ${date}</p>
    ${numbers.join('')}
    <p class="brand" style="color:${quiet}">${escapeXml(site.name)}</p>
  </div>`;
}

/** "10th edition" of "TAT Summaries, 10th edition": what the cover's large words do not say already. */
function shortTitle({ title, list }: Publication): string {
  const rest = title.split(', ').slice(1).join(', ');
  const name = rest.charAt(0).toUpperCase() + rest.slice(1);
  return `${words.jurisdiction[list]}${rest ? ` · ${name}` : ''}`;
}
