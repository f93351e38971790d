import { colors } from '../../tailwind.config';
import { type Dress, dresses } from './dresses';
import { type Hair, hairs } from './hairs';

export type Portrait = {
  ground: string;
  skin: { light: string; shade: string };
  hair: Hair;
  dress: Dress;
  glasses?: true;
  beard?: true;
  earrings?: true;
};

const face = 'M102 158C102 96 218 96 218 158C218 212 195 246 160 246C125 246 102 212 102 158Z';
const line = `fill="none" stroke="${colors.ink}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"`;

/**
 * One portrait as an SVG document of 320 × 400 units: cut paper, light from the left, the same face for everybody and
 * only hair, dress and skin to tell people apart. Stand-ins until there are photographs.
 */
export function portrait({ ground, skin, hair, dress, glasses, beard, earrings }: Portrait): string {
  const { behind, front } = hairs[hair];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 400">',
    `<defs><clipPath id="face"><path d="${face}"/></clipPath></defs>`,
    `<path fill="${ground}" d="M0 0h320v400H0z"/>`,
    behind,
    // neck, and the shadow the chin throws on it
    `<path fill="${skin.light}" d="M130 215h60v104q-30 20-60 0z"/>`,
    `<path fill="${skin.shade}" d="M130 236q30 30 60-2v30q-30 26-60 0z"/>`,
    dresses[dress],
    `<path fill="${skin.light}" d="M103 156c-16-6-19 32 2 36zM217 156c16-6 19 32-2 36z"/>`,
    `<path fill="${skin.light}" d="${face}"/>`,
    `<path clip-path="url(#face)" fill="${skin.shade}" d="M172 90h60v170h-72c24-14 26-60 12-86c-8-16-8-60 0-84z" opacity=".55"/>`,
    beard
      ? `<path clip-path="url(#face)" fill="${colors.ink}" d="M98 178q10 34 34 26q28-10 56 0q24 8 34-26v80H98z" opacity=".9"/><path fill="${skin.light}" d="M142 219q18-9 36 0q-18 13-36 0z"/>`
      : `<path ${line} d="M143 216q17 11 34 0"/>`,
    `<path ${line} d="M122 152q12-8 24-2M174 150q12-6 24 2"/>`,
    `<path fill="${colors.ink}" d="M130 168a5 5 0 1 0 10 0a5 5 0 1 0-10 0M180 168a5 5 0 1 0 10 0a5 5 0 1 0-10 0"/>`,
    `<path ${line} d="M163 160q-2 22-8 32q4 5 12 3" opacity=".75"/>`,
    glasses
      ? `<path ${line} d="M114 168a20 20 0 1 0 40 0a20 20 0 1 0-40 0M166 168a20 20 0 1 0 40 0a20 20 0 1 0-40 0M154 165q6-4 12 0M114 164l-10-3M206 164l10-3"/>`
      : '',
    front,
    earrings
      ? `<path fill="#C9963F" d="M94 200a7 7 0 1 0 14 0a7 7 0 1 0-14 0M212 200a7 7 0 1 0 14 0a7 7 0 1 0-14 0"/>`
      : '',
    '</svg>\n',
  ].join('');
}
