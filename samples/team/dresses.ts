import { colors } from '../../tailwind.config';

export type Dress = 'bands' | 'jumper' | 'coat' | 'suit' | 'dress' | 'shirt';

const { ink, card, clay, slate, teal, line } = colors;

/** Shoulders, drawn over the neck. `collar` is the edge at the neck. */
const shoulders = (fill: string) =>
  `<path fill="${fill}" d="M22 400C28 336 74 312 126 296C146 326 174 326 194 296C246 312 292 336 298 400Z"/>`;

export const dresses: Record<Dress, string> = {
  bands: `${shoulders(ink)}<path fill="${card}" d="M124 296L160 330L196 296L190 286Q160 312 130 286Z"/><path fill="${card}" d="M148 328h11l-3 58h-17zM161 328h11l9 58h-17z"/><path fill="none" stroke="${slate}" stroke-width="3" d="M126 298L136 400M194 298L184 400"/>`,
  jumper: `${shoulders(teal)}<path fill="${colors['teal-deep']}" d="M122 284Q160 324 198 284V300Q160 342 122 300Z"/>`,
  coat: `${shoulders(clay)}<path fill="none" stroke="${colors['clay-pale']}" stroke-width="3" d="M160 330V400"/>`,
  suit: `${shoulders(slate)}<path fill="${card}" d="M126 292L160 400L194 292Q160 322 126 292Z"/><path fill="${clay}" d="M151 318h18l-4 16l8 66h-26l8-66z"/><path fill="${ink}" d="M126 292L98 316L112 332L104 342L158 400L124 300ZM194 292L222 316L208 332L216 342L162 400L196 300Z"/>`,
  dress: `${shoulders(ink)}<path fill="none" stroke="#C9963F" stroke-width="4" d="M118 300Q160 352 202 300"/>`,
  shirt: `${shoulders(card)}<path fill="none" stroke="${line}" stroke-width="3" d="M160 322V400"/><path fill="${card}" stroke="${line}" stroke-width="3" stroke-linejoin="round" d="M128 286L160 322L126 344L108 302ZM192 286L160 322L194 344L212 302Z"/>`,
};
