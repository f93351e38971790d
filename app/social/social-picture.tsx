import { readFile } from 'node:fs/promises';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { site } from '@/content/site';
import type { PageHeading } from '@/site/pages';
import { colors } from '@/tailwind.config';

/** The size that WhatsApp, LinkedIn and X ask for. */
const size = { width: 1200, height: 630 };
const coverSize = { width: 344, height: 486 };

export type SocialPicture = PageHeading & {
  kicker?: string;
  lines?: readonly string[];
  /** a picture beside the title, by its path under public/ */
  cover?: string;
};

/** A social picture as PNG: the title beside a numbered margin, and the brand. */
export async function drawSocialPicture({ title, titleAccent = '', kicker, lines = [], cover }: SocialPicture) {
  const letters = title.length + titleAccent.length;
  const largest = letters > 60 ? 64 : letters > 40 ? 80 : 96;
  const fontSize = cover ? largest * 0.75 : largest;
  const response = new ImageResponse(
    <div
      style={{
        display: 'flex',
        ...size,
        padding: '72px 140px 60px 80px',
        gap: 68,
        background: colors.paper,
        color: colors.ink,
        fontFamily: family('500-normal'),
      }}
    >
      <div style={{ position: 'absolute', left: 1098, top: 0, width: 2, height: 630, background: colors.line }} />
      {[10, 20, 30].map((number, index) => (
        <div
          key={number}
          style={{ position: 'absolute', left: 1118, top: 122 + index * 177, fontSize: 26, color: colors.clay }}
        >
          {`${number}`}
        </div>
      ))}
      {cover && (
        // biome-ignore lint/performance/noImgElement: satori supports no other element
        <img
          src={await coverDataUrl(cover)}
          alt=""
          {...coverSize}
          style={{ boxShadow: '0 10px 40px rgba(20,36,43,.4)' }}
        />
      )}
      <div style={{ display: 'flex', flexDirection: 'column', flex: 1 }}>
        {kicker && <div style={{ fontSize: 28, color: colors.clay, marginBottom: 14 }}>{kicker}</div>}
        <div
          style={{ display: 'flex', flexDirection: 'column', fontSize, lineHeight: 1.05, letterSpacing: '-0.015em' }}
        >
          <div style={{ wordBreak: 'break-word', textWrap: 'balance' }}>{title}</div>
          {titleAccent && (
            <div style={{ fontFamily: family('400-italic'), wordBreak: 'break-word' }}>{titleAccent}</div>
          )}
        </div>
        <div style={{ marginTop: 22, fontSize: 30, lineHeight: 1.4, color: colors.muted, whiteSpace: 'pre-wrap' }}>
          {lines.join('\n')}
        </div>
        <div style={{ marginTop: 'auto', fontSize: 44 }}>{site.name}</div>
      </div>
    </div>,
    { ...size, fonts: await fonts() },
  );
  // 128 colours keep the file small for mobile data.
  return sharp(await response.arrayBuffer())
    .png({ palette: true, colours: 128 })
    .toBuffer();
}

/** A data URL of the cover at twice its size, as PNG: satori reads neither WebP nor AVIF. */
async function coverDataUrl(path: string): Promise<string> {
  const resized = sharp(`public${path}`).resize(coverSize.width * 2, coverSize.height * 2);
  return `data:image/png;base64,${(await resized.png().toBuffer()).toString('base64')}`;
}

const alphabets = ['latin', 'latin-ext', 'vietnamese'];
const faces = ['500-normal', '400-italic'] as const;

/** One family for each file: within a family satori uses the first face, whatever its style and letters. */
const family = (face: (typeof faces)[number]) => alphabets.map((alphabet) => `${alphabet}-${face}`).join(', ');

function fonts() {
  const names = faces.flatMap((face) => family(face).split(', '));
  return Promise.all(
    names.map(async (name) => {
      // satori does not read WOFF2.
      const file = await readFile(`node_modules/@fontsource/newsreader/files/newsreader-${name}.woff`);
      return { name, data: new Uint8Array(file).buffer };
    }),
  );
}
