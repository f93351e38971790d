import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { site } from '@/content/site';
import type { Publication } from '@/content/types';
import type { PageHeading } from '@/lib/pages';
import { colors } from '@/tailwind.config';
import { family } from './draw';

// Drawn by satori: every box is flex and lengths are pixels of 1200 × 630.

/** What stands beside a page's title: at the foot, right of the brand, or in place of the numbered margin. */
export type Motif = { foot?: (left: number) => ReactNode; margin?: ReactNode; titleWidth?: number };

export const shadow = '0 2px 4px rgba(20,36,43,.12), 0 26px 50px -18px rgba(20,36,43,.45)';
/** Where words and motifs end, before the margin. */
export const rightEdge = 1060;
/** At a place of its own, as most boxes are. */
export const box = { position: 'absolute', display: 'flex' } as const;
const left = 80;
const brandSize = 44;
/** The most that a brand takes of the foot; a longer one goes on a second line. */
const brandWidth = 400;

/** A page's heading on paper with the brand at its foot. A page without a motif is shared with these alone. */
export function pagePicture({ title, titleAccent = '' }: PageHeading, motif: Motif = {}): ReactElement {
  const width = motif.titleWidth ?? 960;
  const phrases = [title, titleAccent].filter(Boolean);
  const size = sizeOf(phrases, [96, 84, 72, 60, 48], { width, height: motif.foot ? 310 : 400 });
  const brand = Math.min(brandSize, brandWidth / Math.max(...site.name.split(' ').map(ems)));
  const foot = left + Math.min(brandWidth, ems(site.name) * brand) + 60;
  return paper(
    <>
      <div style={{ ...box, flexDirection: 'column', left, top: 64, width }}>
        {phrases.map((phrase, index) => heading(phrase, size, index === 0 ? 'display' : 'italic'))}
      </div>
      <div style={{ ...box, left, bottom: 62, width: brandWidth, ...serif('display', brand, 1.1) }}>{site.name}</div>
      {motif.foot?.(foot)}
    </>,
    motif.margin,
  );
}

/** A publication's cover beside its title. */
export function publicationPicture(
  { title, description, image }: Publication,
  list: string,
  date: string,
): ReactElement {
  const width = 570;
  const size = sizeOf([title], [74, 66, 56, 48, 40], { width, height: 250 });
  return paper(
    <>
      {picture(image, 344, 486, { left, top: 72, boxShadow: shadow })}
      <div style={{ ...box, flexDirection: 'column', left: 492, top: 72, width, height: 486 }}>
        <div style={{ display: 'flex', color: colors.clay, marginBottom: 14, ...serif('strong', 26) }}>{list}</div>
        {heading(title, size, 'display')}
        <div style={{ display: 'flex', marginTop: 22, ...serif('text', 30, 1.4) }}>{description}</div>
        <div style={{ display: 'flex', color: colors.muted, ...serif('text', 30, 1.4) }}>{date}</div>
        <div style={{ display: 'flex', marginTop: 'auto', ...serif('display', 40, 1) }}>{site.name}</div>
      </div>
    </>,
  );
}

/** The ground of every picture: paper with a ruled margin, whose numerals stand at each tenth line. */
function paper(
  children: ReactNode,
  margin: ReactNode = marginOf(1098, { left: 1118, ...serif('strong', 24) }),
): ReactElement {
  const ground = { background: colors.paper, color: colors.ink };
  return (
    <div style={{ position: 'relative', display: 'flex', width: 1200, height: 630, overflow: 'hidden', ...ground }}>
      {margin}
      {children}
    </div>
  );
}

/** A rule and the numerals of the tenth lines, as `style` sets them. */
export function marginOf(rule: number, style: CSSProperties): ReactNode {
  return (
    <>
      <div style={{ position: 'absolute', left: rule, top: 0, width: 1.5, height: 630, background: colors.line }} />
      {[10, 20, 30].map((number, index) => (
        <div
          key={number}
          style={{ ...box, alignItems: 'center', top: 78 + index * 177, height: 120, color: colors.clay, ...style }}
        >
          {`${number}`}
        </div>
      ))}
    </>
  );
}

function heading(text: string, size: number, face: 'display' | 'italic'): ReactNode {
  return (
    <div
      key={face}
      style={{ display: 'flex', letterSpacing: size * -0.015, textWrap: 'balance', ...serif(face, size, 1.05) }}
    >
      {text}
    </div>
  );
}

/** A picture file, `src` from public/, cut to its box. Its words stand in the head of the page that is shared. */
export function picture(src: string, width: number, height: number, style: CSSProperties): ReactNode {
  // biome-ignore lint/performance/noImgElement: drawn by satori
  return <img key={src} src={src} alt="" width={width} height={height} style={{ position: 'absolute', ...style }} />;
}

export function serif(face: Parameters<typeof family>[0], fontSize: number, lineHeight = 1.2) {
  return { fontFamily: family(face), fontSize, lineHeight };
}

/** The largest of the sizes at which phrases, each on lines of its own, fit a box, and no word is wider than it. */
function sizeOf(phrases: readonly string[], sizes: readonly number[], box: { width: number; height: number }): number {
  const lines = (size: number) => phrases.reduce((sum, phrase) => sum + Math.ceil((ems(phrase) * size) / box.width), 0);
  const widest = box.width / Math.max(...phrases.flatMap((phrase) => phrase.split(' ')).map(ems));
  return Math.min(sizes.find((size) => lines(size) * size * 1.05 <= box.height) ?? sizes.at(-1) ?? 0, widest);
}

/** About how wide words are in the serif, in multiples of the font's size: rather too wide than too narrow. */
function ems(text: string): number {
  const widthOf = (letter: string) =>
    /[\p{Lu}mw@%—]/u.test(letter) ? 0.78 : /[ijlft.,:;'’|]|\s/.test(letter) ? 0.3 : 0.52;
  return [...text].reduce((sum, letter) => sum + widthOf(letter), 0);
}
