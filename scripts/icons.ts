/**
 * Draws app/icon.svg in the sizes that telephones and manifests ask for (`npm run draw`). A maskable icon and Apple's
 * are cut by the system, so they fill the square and keep the drawing within its inner 70 %.
 */
import { mkdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { colors } from '../tailwind.config';

const drawing = await readFile('app/icon.svg');

async function draw(file: string, size: number, share: number): Promise<void> {
  const inner = Math.round(size * share);
  const icon = await sharp(drawing, { density: 72 * 16 })
    .resize(inner)
    .png()
    .toBuffer();
  const ground = sharp({
    create: { width: size, height: size, channels: 4, background: share < 1 ? colors.ink : '#0000' },
  });
  const { size: bytes } = await ground
    .composite([{ input: icon }])
    .png({ palette: true, effort: 10 })
    .toFile(file);
  process.stdout.write(`${file}: ${(bytes / 1024).toFixed(1)} KB\n`);
}

await mkdir('public/icons', { recursive: true });
await draw('public/icons/icon-192.png', 192, 1);
await draw('public/icons/icon-512.png', 512, 1);
await draw('public/icons/icon-maskable-512.png', 512, 0.76);
await draw('app/apple-icon.png', 180, 0.8);
