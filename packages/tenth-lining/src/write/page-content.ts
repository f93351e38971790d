import { type PagePlan, type PlacedNumber, textWidth } from '../layout';
import { displayedSize, fromDisplay, type PageGeometry } from '../read/page-geometry';
import type { GraphicsBalance } from './graphics-balance';

/** The operators that draw a page's numbers and keep them apart from what its content leaves open: put around it. */
export function addedContent(plan: PagePlan, geometry: PageGeometry, balance: GraphicsBalance, font: string) {
  const numbers = plan.numbers.map((number) => numberOperators(number, geometry, font)).join('');
  // Content that restores more than it saved would undo a state saved before it, and so look different; what never ends would
  // take the numbers in: numbers first.
  if ((balance.excessRestores > 0 || balance.isBroken) && plan.scale === 1)
    return { before: `q\n0 g\n${numbers}Q\n`, after: '' };
  const left = `${balance.isTextOpen ? 'ET\n' : ''}${'EMC\n'.repeat(balance.openMarks)}`;
  const smaller = `${matrixText(roomMatrix(plan.scale, geometry))} cm\n${'q\n'.repeat(balance.excessRestores)}`;
  return {
    before: plan.scale === 1 ? 'q\n' : `q\n${smaller}`,
    after: `\n${left}${'Q\n'.repeat(balance.openStates + 1)}q\n0 g\n${numbers}Q\n`,
  };
}

/** Draws smaller towards the corner that is displayed at the bottom left. */
export function roomMatrix(scale: number, geometry: PageGeometry): number[] {
  const corner = fromDisplay(geometry, { x: 0, y: displayedSize(geometry).height });
  return [scale, 0, 0, scale, corner.x * (1 - scale), corner.y * (1 - scale)];
}

/**
 * PDF 32000-1, 14.8.2.2: an artifact is passed over by those who have the page read to them. In black: what is lighter than
 * half grey `areSeen` (number-pdf.ts) takes for unseen. On the screen components/number-pdf/page-picture.tsx draws them.
 */
function numberOperators(number: PlacedNumber, geometry: PageGeometry, font: string): string {
  const { text, x, baseline, size, kind, hasGround } = number;
  const subtype = kind === 'line' ? 'LineNum' : 'PageNum';
  const at = (right: number, up: number) => fromDisplay(geometry, { x: x + right, y: baseline - up });
  const [start, right, up] = [at(0, 0), at(1, 0), at(0, 1)];
  const place = matrixText([right.x - start.x, right.y - start.y, up.x - start.x, up.y - start.y, start.x, start.y]);
  const wide = textWidth(text, size);
  const ground = hasGround
    ? `q\n1 g\n${place} cm\n${[-1.5, -0.12 * size, wide + 3, 0.92 * size].map(numberText).join(' ')} re f\nQ\n`
    : '';
  return (
    `/Artifact <</Type /Pagination /Subtype /${subtype}>> BDC\n${ground}BT\n/${font} ${numberText(size)} Tf\n` +
    `${place} Tm\n(${text}) Tj\nET\nEMC\n`
  );
}

const matrixText = (matrix: readonly number[]): string => matrix.map(numberText).join(' ');

/** PDF knows no exponents. */
export const numberText = (value: number): string => String(Number(value.toFixed(4)));
