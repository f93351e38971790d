import { column, foundInText, foundOn, many, pageOf, piece, textRows } from '../../testing/sample-page';
import { rowsFromText } from './rows-from-text';
import type { PageText, TextPiece } from './types';

describe('rows of a typed page (R11.2)', () => {
  test('are one per baseline, in whatever order and pieces the file has them', () => {
    const rows = textRows(30);
    const glyphs = rows.flatMap(({ text, x, baseline }) =>
      [...text].map((sign, at) => piece(sign, x + at * 6, baseline)),
    );
    const shuffled = glyphs.map((glyph, at) => ({ glyph, key: (at * 7919) % glyphs.length }));
    const page = rowsFromText(pageOf(shuffled.sort((a, b) => a.key - b.key).map(({ glyph }) => glyph)));
    expect(page.rows.map(({ baseline }) => baseline)).toEqual(rows.map(({ baseline }) => baseline));
    expect(foundOn([page])).toEqual({ rows: [30], doubts: [] });
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

  const corners = [92, 500].flatMap((y) => [piece('☛', 60, y), piece('✟', 520, y)]);
  const drawn = [...corners, piece('❙❚❘❙❚❘❙❚', 0, 830, 40)];
  const numerals = many(28, (at) => piece(String(at + 1), 40 - (at > 8 ? 6 : 0), 95 + at * 24));
  const heading = [piece('ANNUAL REPORT', 72, 60, 26), piece('for the year', 72, 74, 9)];

  test.each<[string, TextPiece[], number]>([
    ['rows that are set tightly', textRows(40, { step: 11.2 }), 40],
    ['a small line under a large heading', [...heading, ...textRows(10)], 12],
    ['not frames and bars made of letters in a symbol font', [...textRows(20), ...drawn], 20],
    ['not line numbers in the margin, level with the rows or not', [...textRows(24, { step: 24 }), ...numerals], 24],
    ['not a mark across the page', [...textRows(20), { ...piece('COPY', 200, 500, 90), angle: -45 }], 20],
  ])('are counted: %s', (_, pieces, rows) => {
    expect(foundOn([rowsFromText(pageOf(pieces))]).rows).toEqual([rows]);
  });

  test('leave out small notes in the margin', () => {
    const notes = column(['Powers of', 'the Court', 'to extend', 'time.'], 490, 104, 9.5, 8);
    const page = rowsFromText(pageOf([...textRows(20, { step: 15 }), ...notes]));
    expect(foundOn([page]).rows).toEqual([20]);
    expect(page.rows.filter(({ kind }) => kind === 'margin-note')).toHaveLength(4);
  });

  test('are found in an uneven OCR layer of a tilted scan', () => {
    const slope = Math.tan(Math.PI / 180);
    const words = textRows(40, { step: 14 }).flatMap(({ text, x, baseline }) =>
      text.split(' ').map((word, at): TextPiece => {
        const left = x + at * 36;
        const wave = Math.sin(at * 37 + baseline) * 1.2;
        const size = 11 + Math.sin(baseline * at);
        return { ...piece(word, left, baseline + left * slope + wave, size), isInvisible: true };
      }),
    );
    const page = rowsFromText(pageOf(words));
    expect(foundOn([page]).rows).toEqual([40]);
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

describe('doubts of a typed page (R11.3)', () => {
  const inColumns = (x: number, top?: number, turn?: number) => [
    ...textRows(30, { step: 14, size: 7 }),
    ...textRows(30, { x, step: 14, top, size: 7, turn }),
  ];
  const cells = (rows: number, top: number, step: number, texts: string[]) =>
    many(rows, (at) => texts.map((text, cell) => piece(text, 80 + cell * 150, top + at * step))).flat();
  const typewritten = textRows(12, { step: 24 }).flatMap(({ text, baseline }) => {
    const words = text.split(' ').slice(0, 7);
    return words.map((word, at) =>
      piece(word.slice(0, 4).padEnd(4, 's'), 72 + at * 35 + Math.floor(at / 3) * 9, baseline),
    );
  });
  const names = many(12, (at) => [
    piece('Sample Advocate of the Court and Commissioner'.slice(0, at % 3 ? 18 : 38), 72, 100 + at * 17),
    piece('Example Advocate of the Bar', 320, 100 + at * 17),
  ]).flat();
  const caption = cells(6, 100, 17, ['Sample Taxpayer Ltd', ')', 'Appeal No. 1']);
  const axis = [140, 120, 100, 80, 60, 40, 20, 0].map((value, at) =>
    piece(String(value), 118 - String(value).length * 6, 330 + at * 18),
  );
  const frames = many(3, (at) => ({ x: 70 + at * 3, y: 80 + at * 68, width: 410, height: 60 }));
  const dividers = [70, 268, 480].map((x) => ({ x, y: 90, width: 1, height: 200 }));

  test.each<[string, string[], TextPiece[], PageText['rules']]>([
    ['two columns', ['columns'], inColumns(320, 106), []],
    ['two columns with level rows', ['columns'], inColumns(310, 100, 3), []],
    ['a table', ['table'], [...cells(6, 200, 16, ['Item', 'Year', '1,200']), ...textRows(10, { top: 320 })], []],
    ['a table with drawn lines whose cells nearly touch', ['table'], textRows(10), dividers],
    ['text on its side', ['sideways'], textRows(20).map((row) => ({ ...row, angle: 90 })), []],
    ['no text', ['no-text'], [], []],
    ['a typewriter’s even gaps', [], typewritten, []],
    ['a list of names in two columns', [], names, []],
    ['the brackets down a caption’s middle', [], [...caption, ...textRows(9, { top: 220 })], []],
    ['frames around paragraphs', [], textRows(12), frames],
  ])('%s: %j', (_, doubts, pieces, rules) => {
    expect(foundInText(pageOf(pieces, 0, rules)).doubts).toEqual(doubts);
  });

  test('a chart: the numerals of its axis do not count, and its page is in doubt', () => {
    const page = pageOf([...textRows(12), ...axis, ...textRows(5, { top: 480 })]);
    expect(foundInText(page)).toEqual({ rows: [17], doubts: ['chart'] });
  });
});
