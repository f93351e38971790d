import { pageOf, piece, textRows } from '../../testing/sample-page';
import { rowsFromText } from './rows-from-text';
import { settlePages } from './settle-pages';
import type { PageText, TextPiece } from './types';

// R11.2 and, where rows are doubted, R11.3.

const counted = (page: PageText) => rowsFromText(page).rows.filter(({ counts }) => counts);

describe('rows of a typed page', () => {
  test('are one for each baseline, in whatever order and pieces the file writes them', () => {
    const rows = textRows(30);
    const glyphs = rows.flatMap(({ text, x, baseline }) =>
      [...text].map((sign, at) => piece(sign, x + at * 6, baseline)),
    );
    const shuffled = glyphs.map((glyph, at) => ({ glyph, key: (at * 7919) % glyphs.length }));
    const pieces = shuffled.sort((a, b) => a.key - b.key).map(({ glyph }) => glyph);
    expect(counted(pageOf(pieces)).map(({ baseline }) => baseline)).toEqual(rows.map(({ baseline }) => baseline));
    expect(rowsFromText(pageOf(pieces)).doubts).toEqual([]);
  });

  test.each<[string, TextPiece[]]>([
    ['a superscript', [piece('1', 480, 96, 7)]],
    ['a subscript', [piece('2', 480, 104, 8)]],
    ['a bold word set larger', [piece('HELD', 480, 100, 14)]],
    ['an initial two rows high', [piece('T', 40, 117, 34)]],
    ['a citation after a tab stop', [piece('(page 4)', 500, 100)]],
  ])('%s is no row of its own', (_, extra) => {
    const page = rowsFromText(pageOf([...textRows(20), ...extra]));
    expect(page.rows).toHaveLength(20);
    expect(page.doubts).toEqual([]);
  });

  test('set tight are still apart, and so is a small line under a large heading', () => {
    expect(counted(pageOf(textRows(40, { step: 11.2 })))).toHaveLength(40);
    const heading = [piece('ANNUAL REPORT', 72, 60, 26), piece('for the year', 72, 74, 9)];
    expect(counted(pageOf([...heading, ...textRows(10)]))).toHaveLength(12);
  });

  test('leave out corners of frames and bars, which fonts of drawings have for letters', () => {
    const frame = [92, 500].flatMap((y) => [piece('☛', 60, y), piece('✟', 520, y)]);
    const page = rowsFromText(pageOf([...textRows(20), ...frame, piece('❙❚❘❙❚❘❙❚', 0, 830, 40)]));
    expect(page.rows.filter(({ counts }) => counts)).toHaveLength(20);
  });

  test('leave out line numbers already in the margin, level with the rows or not', () => {
    const numbers = Array.from({ length: 28 }, (_, at) => piece(String(at + 1), 40 - (at > 8 ? 6 : 0), 95 + at * 24));
    expect(counted(pageOf([...textRows(24, { step: 24 }), ...numbers]))).toHaveLength(24);
  });

  test('leave out small notes in the margin', () => {
    const notes = ['Powers of', 'the Court', 'to extend', 'time.'].map((text, at) =>
      piece(text, 490, 104 + at * 9.5, 8),
    );
    const page = rowsFromText(pageOf([...textRows(20, { step: 15 }), ...notes]));
    expect(page.rows.filter(({ counts }) => counts)).toHaveLength(20);
    expect(page.rows.filter(({ kind }) => kind === 'margin-note')).toHaveLength(4);
  });

  test('are those of the upright text: a mark across the page is none', () => {
    const mark: TextPiece = { ...piece('COPY', 200, 500, 90), angle: -45 };
    expect(counted(pageOf([...textRows(20), mark]))).toHaveLength(20);
  });

  test('are found in an OCR layer that wavers and follows a tilted scan', () => {
    const slope = Math.tan(Math.PI / 180);
    const words = textRows(40, { step: 14 }).flatMap(({ text, x, baseline }) =>
      text.split(' ').map((word, at): TextPiece => {
        const left = x + at * 36;
        const wave = Math.sin(at * 37 + baseline) * 1.2;
        return {
          ...piece(word, left, baseline + left * slope + wave, 11 + Math.sin(baseline * at)),
          isInvisible: true,
        };
      }),
    );
    const page = rowsFromText(pageOf(words));
    expect(page.rows.filter(({ counts }) => counts)).toHaveLength(40);
    expect(page.skew).toBeCloseTo(1, 0);
  });
});

test('an OCR layer whose rows all begin at the margin is not taken for tilted', () => {
  const rows = textRows(30, { step: 18 }).map((row, at) => ({
    ...row,
    baseline: row.baseline + Math.sin(at * 5) * 1.5,
    isInvisible: true,
  }));
  expect(rowsFromText(pageOf(rows)).skew).toBe(0);
});

describe('doubts of a typed page', () => {
  const narrow = [...textRows(30, { step: 14, size: 7 }), ...textRows(30, { x: 310, step: 14, size: 7, turn: 3 })];
  const columns = [...textRows(30, { step: 14, size: 7 }), ...textRows(30, { x: 320, step: 14, top: 106, size: 7 })];
  const cells = Array.from({ length: 6 }, (_, at) =>
    ['Item', 'Year', '1,200'].map((text, cell) => piece(text, 80 + cell * 150, 200 + at * 16)),
  ).flat();
  const typewritten = textRows(12, { step: 24 }).flatMap(({ text, baseline }) =>
    text
      .split(' ')
      .slice(0, 7)
      .map((word, at) => piece(word.slice(0, 4).padEnd(4, 's'), 72 + at * 35 + Math.floor(at / 3) * 9, baseline)),
  );
  const names = Array.from({ length: 12 }, (_, at) => [
    piece('Sample Advocate of the Court and Commissioner'.slice(0, at % 3 ? 18 : 38), 72, 100 + at * 17),
    piece('Example Advocate of the Bar', 320, 100 + at * 17),
  ]).flat();
  const caption = Array.from({ length: 6 }, (_, at) =>
    ['Sample Taxpayer Ltd', ')', 'Appeal No. 1'].map((text, cell) => piece(text, 80 + cell * 150, 100 + at * 17)),
  ).flat();
  const sideways = textRows(20).map((row) => ({ ...row, angle: 90 }));
  test.each<[string, TextPiece[]]>([
    ['columns', columns],
    ['columns', narrow],
    ['table', [...cells, ...textRows(10, { top: 320 })]],
    ['sideways', sideways],
    ['no-text', []],
  ])('%s', (doubt, pieces) => {
    expect(settlePages([rowsFromText(pageOf(pieces))])[0]?.doubts).toContain(doubt);
  });

  const frames = [0, 1, 2].map((at) => ({ x: 70 + at * 3, y: 80 + at * 68, width: 410, height: 60 }));
  test.each<[string, TextPiece[], PageText['rules']]>([
    ['a typewriter’s even gaps', typewritten, []],
    ['a list of names in two columns', names, []],
    ['the brackets down a caption’s middle', [...caption, ...textRows(9, { top: 220 })], []],
    ['frames around paragraphs', textRows(12), frames],
  ])('none for %s', (_, pieces, rules) => {
    expect(settlePages([rowsFromText({ ...pageOf(pieces), rules })])[0]?.doubts).toEqual([]);
  });

  test('a table that drawn lines part, whose cells nearly touch', () => {
    const rules = [70, 268, 480].map((x) => ({ x, y: 90, width: 1, height: 200 }));
    const [page] = settlePages([rowsFromText({ ...pageOf(textRows(10)), rules })]);
    expect(page?.doubts).toContain('table');
  });

  test('a chart: the numerals of its axis do not count, and its page is likely wrong', () => {
    const axis = [140, 120, 100, 80, 60, 40, 20, 0].map((value, at) =>
      piece(String(value), 118 - String(value).length * 6, 330 + at * 18),
    );
    const [page] = settlePages([rowsFromText(pageOf([...textRows(12), ...axis, ...textRows(5, { top: 480 })]))]);
    expect([page?.rows.filter(({ counts }) => counts).length, page?.doubts]).toEqual([17, ['chart']]);
  });
});
