import { colors } from '../../tailwind.config';

export type Hair = 'natural' | 'shaven' | 'headscarf' | 'cropped' | 'headwrap' | 'braids';

const { ink, teal, clay } = colors;
const dark = '#1B1A1A';
const tealDeep = colors['teal-deep'];

const braid = (x: number, bend: number) =>
  `<path d="M${x} 150q${bend} 90 ${bend / 2} 190" fill="none" stroke="${dark}" stroke-width="15" stroke-linecap="round" stroke-dasharray="1 13"/>`;

/** Shapes behind and in front of the head, on the portrait's grid of 320 × 400. */
export const hairs: Record<Hair, { behind: string; front: string }> = {
  natural: {
    behind: `<path fill="${dark}" d="M84 160C66 74 110 46 160 46S254 74 236 160C232 186 88 186 84 160Z"/>`,
    front: `<path fill="${dark}" d="M98 158C104 122 124 112 160 112S216 122 222 158C238 100 214 66 160 66S82 100 98 158Z"/>`,
  },
  shaven: { behind: '', front: '' },
  headscarf: {
    behind: `<path fill="${teal}" d="M86 176C76 84 116 60 160 60S244 84 234 176C236 250 268 290 286 400H34C52 290 84 250 86 176Z"/>`,
    front: [
      `<path fill="${teal}" fill-rule="evenodd" d="M86 176C76 84 116 60 160 60S244 84 234 176C234 232 214 300 160 300S86 232 86 176ZM108 166C108 218 130 240 160 240S212 218 212 166C212 122 190 108 160 108S108 122 108 166Z"/>`,
      `<path fill="${tealDeep}" d="M94 230C110 276 138 286 160 284C204 280 226 250 231 210C250 262 232 312 176 330C132 340 92 312 94 230Z"/>`,
    ].join(''),
  },
  cropped: {
    behind: '',
    front: `<path fill="${dark}" d="M101 160C96 96 124 84 160 84S224 96 219 160L213 142C208 122 196 118 160 118S112 122 107 142Z"/>`,
  },
  headwrap: {
    behind: `<path fill="${clay}" d="M92 130C70 70 104 22 172 26C236 30 252 84 228 132Z"/>`,
    front: [
      `<path fill="${clay}" d="M97 150C84 72 128 44 176 48C230 52 238 104 223 150C204 114 118 112 97 150Z"/>`,
      `<path fill="${colors['clay-pale']}" d="M196 60C214 22 262 30 256 62C252 88 214 92 196 82Z"/>`,
      `<path fill="none" stroke="${colors['clay-pale']}" stroke-width="4" stroke-linecap="round" d="M104 122C120 80 168 66 220 92M112 96C134 66 164 56 196 60"/>`,
    ].join(''),
  },
  braids: {
    behind: `<path fill="${dark}" d="M90 170C78 82 116 62 160 62S242 82 230 170L246 330H214L212 200H108L106 330H74Z"/>${braid(90, -22)}${braid(230, 22)}`,
    front: [
      `<path fill="${dark}" d="M97 172C92 92 122 70 160 70S228 92 223 172C214 132 190 124 166 104C148 122 108 132 97 172Z"/>`,
      `<path fill="none" stroke="${ink}" stroke-width="2" opacity=".6" d="M166 74V102M146 78Q128 104 106 132M180 76Q204 104 216 134"/>`,
    ].join(''),
  },
};
