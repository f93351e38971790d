/**
 * Writes public/video/: the introduction as WebM and MP4, its poster and its captions, from content/introduction.ts
 * and the product scenes. Needs ffmpeg and a fresh `out/`, which `npm run draw` builds before it starts this.
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
import { timeline } from './timeline';

const fps = 25;
const { width, height, files, silence } = introduction;
const shots = timeline(introduction.shots);

await mkdir('public/video', { recursive: true });
await writeFile(`public${files.captions}`, captions(shots, silence));

const folder = await mkdtemp(join(tmpdir(), 'introduction-'));
const server = await startStaticServer({ folder: 'out', port: 0 });
try {
  const { port } = server.address() as AddressInfo;
  const film = { shots, origin: `http://localhost:${port}`, width, height };
  await withBrowser(
    async (page) => {
      const still = sharp(await poster(page, film)).resize(960);
      await still.jpeg({ quality: 60, mozjpeg: true }).toFile(`public${files.poster}`);
      let index = 0;
      for await (const frame of frames(page, { ...film, fps })) {
        await writeFile(join(folder, `${String(index).padStart(4, '0')}.png`), frame);
        index++;
      }
      process.stdout.write(`${index} frames\n`);
    },
    { bypassCSP: true },
  );
  encode(join(folder, '%04d.png'), fps, `public${files.webm}`);
  encode(join(folder, '%04d.png'), fps, `public${files.mp4}`);
} finally {
  server.close();
  await rm(folder, { recursive: true });
}
