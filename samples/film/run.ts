/**
 * Writes public/video/: the introduction in its two cuts as WebM and MP4, their posters and the captions, from
 * content/introduction.ts and the product scenes. Needs ffmpeg and a fresh `out/`, which `npm run draw`
 * builds before it starts this.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { introduction } from '../../content/introduction';
import { withBrowser } from '../../scripts/browsers/with-browser';
import { startStaticServer } from '../../scripts/serve/static-server';
import { captions } from './captions';
import { encode } from './encode';
import { frames, poster } from './frames';
import type { Cut } from './storyboard';
import { timeline } from './timeline';

const fps = 25;
// More of the upright sheet moves, and a phone shows it at less than its own size: it need be no sharper to weigh no more.
const thrift = { wide: 0, upright: 5 } as const;
const { cuts, silence } = introduction;
const shots = timeline(introduction.shots);

await mkdir('public/video', { recursive: true });
await writeFile(`public${introduction.captions}`, captions(shots, silence));

const server = await startStaticServer({ folder: 'out', port: 0 });
try {
  const { port } = server.address() as AddressInfo;
  for (const cut of ['wide', 'upright'] as const) await film(cut, `http://localhost:${port}`);
} finally {
  server.close();
}

/** Draws one cut frame by frame, and writes its two films and its poster. */
async function film(cut: Cut, origin: string): Promise<void> {
  const { width, height, ...files } = cuts[cut];
  const sheet = { cut, shots, origin, width, height };
  const folder = await mkdtemp(join(tmpdir(), 'introduction-'));
  const drawn = join(folder, '%04d.png');
  try {
    await withBrowser(
      async (page) => {
        // Both have about as many pixels.
        const still = sharp(await poster(page, sheet)).resize(cut === 'wide' ? 960 : 576);
        await still.jpeg({ quality: 55, mozjpeg: true }).toFile(`public${files.poster}`);
        let index = 0;
        for await (const frame of frames(page, { ...sheet, fps })) {
          await writeFile(join(folder, `${String(index).padStart(4, '0')}.png`), frame);
          index++;
        }
        process.stdout.write(`${cut}: ${index} frames\n`);
      },
      { bypassCSP: true },
    );
    for (const file of [files.webm, files.mp4]) encode(drawn, { fps, thrift: thrift[cut] }, `public${file}`);
  } finally {
    await rm(folder, { recursive: true });
  }
}
