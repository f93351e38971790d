/**
 * Draws app/icon.svg as pictures for those who show no SVG (`npm run draw`): search engines (the logo in the structured
 * data), and Apple's home screen, which cuts its icon itself: that one fills the square and keeps the drawing inside.
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
await draw('public/icons/icon-512.png', 512, 1);
await draw('app/apple-icon.png', 180, 0.8);
