import { foundOn, many } from '../../testing/sample-page';
import { blankPicture, type Canvas, linesOf, printRows } from '../../testing/sample-picture';
import { rowsFromPicture } from './rows-from-picture';
import { settlePages } from './settle-pages';

const slopeOf = (degrees: number) => Math.tan((degrees * Math.PI) / 180);
const chanceFrom = (seed: number) => () => {
  seed = (seed * 1103515245 + 12345) & 0x7fffffff;
  return seed / 0x7fffffff;
};

type Ring = { flat?: number; parts?: number; gap?: number };

/** @param shape `flat` is height divided by width; a worn ring has `parts` with a `gap` in thousandths of the ring */
function ring({ put }: Canvas, x: number, y: number, radius: number, shape: Ring = {}): void {
  const { flat = 1, parts = 1, gap = 0 } = shape;
  for (let turn = 0; turn < 2000; turn += 1) {
    if ((turn / 2) % (1000 / parts) < gap) continue;
    const angle = (turn / 1000) * Math.PI;
    for (const ring of [radius, radius - 0.7, radius + 0.7])
      put(x + Math.cos(angle) * ring, y + Math.sin(angle) * ring * flat);
  }
}

type Box = { left: number; top: number; tilt?: number; gaps?: number };

/** Draws a box of 160 × 60 points; `gaps` is the number of 8-point gaps in its border. */
function box({ put }: Canvas, { left, top, tilt = 0, gaps = 0 }: Box): void {
  const [width, height, slope] = [160, 60, slopeOf(tilt)];
  for (let along = 0; along < 440; along += 0.4) {
    if ((along + 20) % (440 / gaps) < 8) continue;
    const side = along % 220;
    const [x, y] = side < width ? [side, 0] : [width, side - width];
    const [right, down] = along < 220 ? [x, y] : [width - x, height - y];
    for (const thick of [0, 0.7])
      for (const thin of [0, 0.7]) put(left + right - down * slope + thin, top + down + right * slope + thick);
  }
}

function stampBox(canvas: Canvas, frame: Box): void {
  box(canvas, frame);
  const { left, top } = frame;
  printRows(canvas, { count: 3, top: top + 20, left: left + 15, right: left + 135, step: 14, size: 9 });
}

function printDash({ put }: Canvas, y: number): void {
  for (let x = 290; x < 302; x += 0.5) put(x, y);
}

describe('rows of a scanned page (R11.4)', () => {
  test.each([18, 14, 36])('stand where they were printed, %i points apart', (step) => {
    let bases: number[] = [];
    const page = linesOf((canvas) => {
      bases = printRows(canvas, { count: 18, step });
    });
    expect(foundOn([page])).toEqual({ rows: [18], doubts: [] });
    const off = page.rows.map(({ baseline }, at) => Math.abs(baseline - (bases[at] ?? 0)));
    expect(Math.max(...off)).toBeLessThan(1.5);
  });

  test.each([-3, -1.5, 0.5, 1.5, 3])('are found on a page tilted by %d degrees, level with their ends', (tilt) => {
    let bases: number[] = [];
    const page = linesOf((canvas) => {
      bases = printRows(canvas, { count: 30, tilt });
    });
    const rows = page.rows.filter(({ counts }) => counts);
    expect(rows).toHaveLength(30);
    expect(Math.abs(page.skew - tilt)).toBeLessThan(0.15);
    const off = rows.map(({ baseline }, at) => Math.abs(baseline - (bases[at] ?? 0) - 520 * slopeOf(tilt)));
    expect(Math.max(...off)).toBeLessThan(2.5);
  });

  test('do not include the specks, the shadow or the black edge of a bad copy', () => {
    const canvas = blankPicture(230);
    const { picture } = canvas;
    printRows(canvas, { count: 30 });
    const chance = chanceFrom(5);
    for (let speck = 0; speck < 300; speck += 1) canvas.put(chance() * 595, chance() * 842);
    for (let at = 0; at < picture.grey.length; at += 1) {
      const x = at % picture.width;
      picture.grey[at] = x < 12 ? 10 : (picture.grey[at] as number) * (1 - (0.3 * x) / picture.width);
    }
    expect(foundOn([rowsFromPicture(picture)]).rows).toEqual([30]);
  });

  test.each<[string, Ring]>([
    ['a round stamp', {}],
    ['one that is worn', { parts: 4, gap: 16 }],
    ['one worn to pieces', { parts: 8, gap: 25 }],
    ['an oval one', { flat: 0.55 }],
    ['an oval one worn to pieces', { flat: 0.55, parts: 8, gap: 10 }],
  ])('do not include drawn lines or the text inside %s', (_, shape) => {
    const page = linesOf((canvas) => {
      printRows(canvas, { count: 20 });
      for (let x = 72; x < 520; x += 0.5) canvas.put(x, 470);
      ring(canvas, 400, 600, 60, shape);
      printRows(canvas, { count: 2, top: 598, left: 370, right: 430, step: 14, size: 9 });
    });
    expect(foundOn([page]).rows).toEqual([20]);
    expect(page.doubts).toContain('uneven-rows');
  });

  test.each<[string, Box, string[]]>([
    ['above the rows', { left: 380, top: 30 }, []],
    ['beside them', { left: 380, top: 100 }, []],
    ['above them, worn', { left: 380, top: 30, gaps: 5 }, []],
    ['between them', { left: 380, top: 160 }, ['uneven-rows']],
    ['below them, a little askew', { left: 380, top: 600, tilt: 1 }, ['uneven-rows']],
    ['below them, worn', { left: 380, top: 600, gaps: 3 }, ['uneven-rows']],
  ])('do not include the text in a stamp’s box %s', (_, frame, doubts) => {
    const page = linesOf((canvas) => {
      printRows(canvas, { count: 4, right: 340 });
      printRows(canvas, { count: 16, top: 240 });
      stampBox(canvas, frame);
    });
    expect(foundOn(settlePages([page]))).toEqual({ rows: [20], doubts });
  });

  test('have the words of the page’s text at the same place', () => {
    const canvas = blankPicture();
    printRows(canvas, { count: 10 });
    const header = { text: 'Document 5', x: 72, y: 90, width: 80, height: 12, baseline: 100, fontSize: 12, angle: 0 };
    const stamp = { ...header, text: 'Received', y: 690, baseline: 700 };
    const text = { index: 0, width: 595, height: 842, pieces: [header, stamp], images: [] };
    const { rows } = rowsFromPicture(canvas.picture, text);
    expect([rows[0]?.text, rows.at(-1)?.text]).toEqual(['Document 5', 'Received']);
  });
});

/** A signature above a name; `others` is the height of its strokes after the first. */
const signature = (others: number) => (canvas: Canvas) => {
  printRows(canvas, { count: 18 });
  for (let x = 0; x < 90; x += 0.1) if (x % 30 < 26) canvas.put(90 + x, 445 + Math.sin(x / 3) * (x < 26 ? 7 : others));
  printRows(canvas, { count: 1, top: 480, right: 180 });
};

/** A title in capitals, in which round letters are slightly taller. */
function capitals(canvas: Canvas): void {
  for (let x = 120, letter = 0; x < 460; x += 22, letter += 1) {
    const over = letter % 3 === 1 ? 0.4 : 0;
    for (let y = 69.5 - over; y < 90 + over; y += 0.4) for (const stroke of [0, 0.7, 12]) canvas.put(x + stroke, y);
    for (let across = 0; across < 12; across += 0.4) canvas.put(x + across, 90 + over);
  }
  printRows(canvas, { count: 20, top: 140 });
}

/** Joined strokes without a common baseline. */
function handwriting(canvas: Canvas): void {
  const chance = chanceFrom(9);
  for (let row = 0; row < 20; row += 1)
    for (let left = 72 + chance() * 30; left < 480; ) {
      const [wide, wave, high] = [20 + chance() * 50, 2 + chance() * 2, 2 + chance() * 8];
      const base = 100 + row * 30 + chance() * 14;
      for (let x = 0; x < wide; x += 0.05)
        for (const thick of [0, 0.7]) canvas.put(left + x, base + Math.sin(x / wave) * high + thick);
      left += wide + 6 + chance() * 12;
    }
}

const faint = ({ picture, put }: Canvas) => printRows({ picture, put: (x, y) => put(x, y, 195) }, { count: 20 });

function tornStamp(canvas: Canvas): void {
  printRows(canvas, { count: 18 });
  for (const [at, half] of [40, 60, 48].entries())
    printRows(canvas, { count: 1, top: 520 + at * 16, left: 170 - half, right: 170 + half });
}

function largeHeading(canvas: Canvas): void {
  printRows(canvas, { count: 1, top: 90, left: 150, right: 450, size: 30 });
  printRows(canvas, { count: 20, top: 120 });
}

function boxOnTheLeft(canvas: Canvas): void {
  printRows(canvas, { count: 20 });
  stampBox(canvas, { left: 80, top: 465 });
}

function stampBetweenRows(canvas: Canvas): void {
  printRows(canvas, { count: 24, step: 24, right: 330 });
  ring(canvas, 420, 405, 60);
  printRows(canvas, { count: 2, top: 398, left: 390, right: 450, step: 24, size: 9 });
}

describe('doubts of a scanned page', () => {
  test('a blank page has neither doubts nor rows', () => {
    expect(rowsFromPicture(blankPicture().picture)).toMatchObject({ rows: [], doubts: [], source: 'none' });
  });

  test('print on its side', () => {
    const upright = blankPicture();
    printRows(upright, { count: 30 });
    const { picture } = upright;
    const turned = new Uint8Array(picture.grey.length);
    picture.grey.forEach((grey, at) => {
      turned[(at % picture.width) * picture.height + picture.height - 1 - Math.floor(at / picture.width)] = grey;
    });
    const page = rowsFromPicture({ ...picture, grey: turned, width: picture.height, height: picture.width });
    expect(page.doubts).toContain('sideways');
  });

  test.each<[string, string, (canvas: Canvas) => void]>([
    ['faint print', 'poor-scan', faint],
    ['a signature of tall strokes', 'handwriting', signature(3)],
    ['a signature of flat strokes', 'handwriting', signature(7)],
    ['handwriting', 'handwriting', handwriting],
    ['a stamp whose frame is torn away: rows centred under one another, aside', 'uneven-rows', tornStamp],
  ])('%s: %s', (_, doubt, draw) => {
    expect(linesOf(draw).doubts).toContain(doubt);
  });

  test.each<[string, number, string[], (canvas: Canvas) => void]>([
    ['a heading in large print is no handwriting', 21, [], largeHeading],
    ['a title in capitals is no handwriting', 21, [], capitals],
    ['a box on the left may be a stamp’s: its rows count', 23, ['uneven-rows'], boxOnTheLeft],
    ['a stamp between two rows leaves no room for a hidden row (R11.3)', 24, [], stampBetweenRows],
  ])('%s', (_, rows, doubts, draw) => {
    expect(foundOn([linesOf(draw)])).toEqual({ rows: [rows], doubts });
  });

  test('columns of figures are not taken for sideways print', () => {
    const { doubts } = linesOf(({ put }) => {
      for (let y = 100; y < 600; y += 0.5)
        for (let x = 72; x < 520; x += 0.5) if (y % 9 < 5 && x % 6 < 4 && x % 150 < 60) put(x, y);
    });
    expect(doubts).not.toContain('sideways');
  });
});

describe('a short row of a scan is counted, or its page is in doubt (R11.3)', () => {
  const short = (canvas: Canvas, letters: number) => printRows(canvas, { count: 1, right: 70 + letters * 6 });

  test.each<[string, number, (canvas: Canvas) => void]>([
    ['a letter a step above the first row', 118, (canvas) => short(canvas, 1)],
    ['a dash a step above the first row', 118, (canvas) => printDash(canvas, 96)],
    ['a dash between two rows', 82, (canvas) => printDash(canvas, 168)],
  ])('%s', (_, top, drawing) => {
    const page = linesOf((canvas) => {
      printRows(canvas, { count: 5, top });
      printRows(canvas, { count: 15, top: top + 108 });
      drawing(canvas);
    });
    expect(foundOn(settlePages([page])).doubts).toContain('uneven-rows');
  });

  test('a word at the top of three pages, spaced like their rows', () => {
    const page = (index: number) => (canvas: Canvas) => {
      short(canvas, index + 2);
      printRows(canvas, { count: 20, top: 118, right: 520 - index * 60 });
    };
    for (const settled of settlePages(many(3, (index) => linesOf(page(index), index)))) {
      expect(foundOn([settled]).rows).toEqual([21]);
      expect(settled.doubts).toContain('edge-rows');
    }
  });

  test('the head of a table’s columns', () => {
    const columns = (canvas: Canvas, count: number, top: number, wide: number) => {
      for (const left of [72, 250, 400]) printRows(canvas, { count, top, step: 10, left, right: left + wide, size: 8 });
    };
    const page = (index: number) => (canvas: Canvas) => {
      columns(canvas, 1, 90, 60);
      columns(canvas, 25, 102, 30 + index * 20);
    };
    for (const { doubts } of settlePages(many(3, (index) => linesOf(page(index), index))))
      expect(doubts).toContain('edge-rows');
  });

  test.each([0, -1])('rows above a drawn line, a letterhead perhaps, on a page tilted by %d degrees', (tilt) => {
    const page = linesOf((canvas) => {
      printRows(canvas, { count: 2, top: 80, left: 150, right: 420, tilt });
      for (let x = 72; x < 520; x += 0.5) if (x % 60 < 54) canvas.put(x, 106 + x * slopeOf(tilt));
      printRows(canvas, { count: 1, top: 130, right: 160, tilt });
      printRows(canvas, { count: 19, top: 148, tilt });
    });
    expect(foundOn(settlePages([page]))).toEqual({ rows: [22], doubts: ['edge-rows'] });
  });

  /** Rotates what is drawn about the centre of the page, as if it was fed askew. */
  const askew = ({ picture, put }: Canvas, degrees: number): Canvas => {
    const [across, along] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
    const turned: Canvas['put'] = (x, y) => {
      const [right, down] = [x - 297.5, y - 421];
      put(297.5 + right * along - down * across, 421 + right * across + down * along);
    };
    return { picture, put: turned };
  };
  /** Scanned pages, each with a head 60 points above its text. */
  const withHeads = (pages: { top: number; degrees: number; left?: number; right?: number }[]) =>
    settlePages(
      pages.map(({ top, degrees, left, right = 250 }, index) =>
        linesOf((canvas) => {
          const paper = degrees ? askew(canvas, degrees) : canvas;
          printRows(paper, { count: 1, top, left, right });
          printRows(paper, { count: 20 + 8 * index, top: top + 60, right: 520 - 30 * index });
        }, index),
      ),
    );

  test.each([
    [0, 0.5],
    [1, -1],
    [2, -2],
  ])('the heads of a scan of two pages, fed askew by %d and %d degrees, do not count (R11.2)', (...tilts) => {
    expect(foundOn(withHeads(tilts.map((degrees) => ({ top: 50, degrees })))).rows).toEqual([20, 28]);
  });

  test.each([
    // At 75 points the head could be the first row of a paper.
    [50, 75, ['edge-rows']],
    [40, 65, []],
    [60, 85, []],
    [50, 90, []],
  ])('the heads of two pages, one fed lower: %i and %i points down (R11.2)', (high, low, doubts) => {
    const settled = withHeads([high, low].map((top) => ({ top, degrees: 0 })));
    expect(foundOn(settled).rows).toEqual([20, 28]);
    expect(settled[1]?.doubts).toEqual(doubts);
  });

  test('a separate row, left on one scanned page and right on the next, puts both in doubt', () => {
    const sides = [{ right: 292 }, { left: 300, right: 520 }];
    for (const { doubts } of withHeads(sides.map((side) => ({ top: 60, degrees: 0, ...side }))))
      expect(doubts).toContain('edge-rows');
  });
});
