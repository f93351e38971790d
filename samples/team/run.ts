/**
 * Writes public/team/<name>.svg: the stand-in portraits of content/team.ts, one style, a few hundred bytes each.
 * Run it after changing a drawing: `npm run samples:team`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { colors } from '../../tailwind.config';
import { type Portrait, portrait } from './portrait';

const umber = { light: '#7A4B32', shade: '#5C3624' };
const cocoa = { light: '#5F3A28', shade: '#452819' };
const bronze = { light: '#96613F', shade: '#774A2E' };

const portraits: Record<string, Portrait> = {
  njeri: { ground: colors.sand, skin: umber, hair: 'natural', dress: 'bands', earrings: true },
  okello: { ground: colors['teal-soft'], skin: cocoa, hair: 'shaven', dress: 'jumper', glasses: true, beard: true },
  amina: { ground: colors.sand, skin: bronze, hair: 'headscarf', dress: 'coat' },
  mugisha: { ground: colors['teal-soft'], skin: umber, hair: 'cropped', dress: 'suit' },
  neema: { ground: colors.sand, skin: cocoa, hair: 'headwrap', dress: 'dress', earrings: true },
  hirut: { ground: colors['teal-soft'], skin: bronze, hair: 'braids', dress: 'shirt' },
};

await mkdir('public/team', { recursive: true });
for (const [name, drawing] of Object.entries(portraits)) {
  await writeFile(`public/team/${name}.svg`, portrait(drawing));
}
