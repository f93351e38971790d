import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import alphabets from '@fontsource-variable/newsreader/unicode.json' with { type: 'json' };
import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
import sharp from 'sharp';
import subsetFont from 'subset-font';

/** The size that WhatsApp, LinkedIn and X ask for. */
const size = { width: 1200, height: 630 };

// `next build` keeps this folder, and hosts that build keep it from one build to the next.
const cacheFolder = '.next/cache/social';

type Drawn = { type: string; props: { src?: string; width?: number; height?: number; children?: unknown } };

/**
 * A PNG of what satori draws of the elements: plain ones with inline styles, no component.
 *
 * @param picture `src` of an img in it is a path under public/, of any kind that sharp reads
 * @returns few colours, since it travels over telephone lines; from the cache where the same has been drawn before
 */
export async function draw(picture: ReactElement): Promise<Uint8Array> {
  const shown = JSON.stringify(picture, (key, value) => (key.startsWith('_') ? undefined : value));
  const sources = [...new Set([...shown.matchAll(/"src":"([^"]+)"/g)].map(([, path]) => `public${path}`))].sort();
  const hash = createHash('sha256').update(shown);
  // What draws: this file, and Next, sharp and the serif, as the lockfile has them.
  for (const file of [...sources, 'app/social/draw.ts', 'package-lock.json']) hash.update(await readFile(file));
  const cached = `${cacheFolder}/${hash.digest('hex').slice(0, 24)}.png`;
  if (existsSync(cached)) return readFile(cached);

  const lacking = lettersLacking(shown);
  if (lacking) throw new Error(`A shared picture cannot say "${lacking}": its serif has no such letters.`);
  const options = { ...size, fonts: await fontsFor(shown) };
  const drawn = await new ImageResponse(await withPictures(picture), options).arrayBuffer();
  const png = await sharp(drawn).png({ palette: true, colours: 128, effort: 10 }).toBuffer();
  await mkdir(cacheFolder, { recursive: true });
  // Whole or not at all: a build may be stopped here.
  await writeFile(`${cached}.part`, png);
  await rename(`${cached}.part`, cached);
  return png;
}

/** The elements with each picture inside them, cut to its box at twice the size. satori reads neither WebP nor AVIF, and turns no photograph upright. */
async function withPictures<Part>(part: Part): Promise<Part> {
  if (Array.isArray(part)) return (await Promise.all(part.map(withPictures))) as Part;
  if (typeof part !== 'object' || part === null || !('props' in part)) return part;
  const element = part as unknown as Drawn;
  const { src, width = 0, height = 0, children } = element.props;
  if (!src) return { ...part, props: { ...element.props, children: await withPictures(children) } };
  const cut = sharp(`public${src}`, { density: 288 })
    .rotate()
    .resize(Math.round(width * 2), Math.round(height * 2));
  const data = (await cut.png().toBuffer()).toString('base64');
  return { ...part, props: { ...element.props, src: `data:image/png;base64,${data}` } };
}

// Newsreader at the optical sizes it is shown in. satori takes the first face of a family whatever its style, so each
// has a family of its own; and it reads no WOFF2 and no axes.
const faces = {
  display: { style: 'normal', axes: { wght: 480, opsz: 60 } },
  italic: { style: 'italic', axes: { wght: 400, opsz: 60 } },
  text: { style: 'normal', axes: { wght: 400, opsz: 12 } },
  strong: { style: 'normal', axes: { wght: 620, opsz: 10 } },
} as const;
export type Face = keyof typeof faces;

/** A face's families in the order of their alphabets, for `fontFamily`. */
export const family = (face: Face) =>
  Object.keys(alphabets)
    .map((alphabet) => `${face} ${alphabet}`)
    .join(', ');

/** Letters outside the serif's alphabets, of which satori would ask the network for a face. */
function lettersLacking(text: string): string {
  // From `U+0-FF,U+131` to `\u{0}-\u{FF}\u{131}`, as a pattern has it.
  const ranges = Object.values(alphabets)
    .join()
    .replace(/(?:U\+)?([\da-f]+),?/gi, '\\u{$1}');
  return [...new Set(text.replace(new RegExp(`[${ranges}]`, 'gu'), ''))].join('');
}

/** Those faces that are named, with the letters that are said. */
async function fontsFor(shown: string) {
  const named = (Object.keys(faces) as Face[]).filter((face) => shown.includes(family(face)));
  return Promise.all(
    named.flatMap((face) =>
      Object.keys(alphabets).map(async (alphabet) => {
        const { style, axes } = faces[face];
        const file = `node_modules/@fontsource-variable/newsreader/files/newsreader-${alphabet}-standard-${style}.woff2`;
        const font = await subsetFont(await readFile(file), `${shown}…`, {
          targetFormat: 'truetype',
          variationAxes: axes,
        });
        return {
          name: `${face} ${alphabet}`,
          data: new Uint8Array(font).buffer,
          weight: 400,
          style: 'normal',
        } as const;
      }),
    ),
  );
}
