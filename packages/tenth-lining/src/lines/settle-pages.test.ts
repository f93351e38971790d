import { pageOf, piece, textRows } from '../../testing/sample-page';
import { rowsFromText } from './rows-from-text';
import { settlePage, settlePages } from './settle-pages';
import type { PageLines, TextPiece } from './types';

// R11.2: running heads, page numbers and footnotes.

const counts = (pages: PageLines[]) => pages.map(({ rows }) => rows.filter((row) => row.counts).length);
const file = (count: number, furniture: (index: number) => TextPiece[]) =>
  Array.from({ length: count }, (_, index) =>
    rowsFromText(pageOf([...textRows(20 + (index % 5), { turn: index }), ...furniture(index)], index)),
  );

describe('running heads and page numbers are not counted', () => {
  test.each<[string, (index: number) => TextPiece[]]>([
    [
      'one head and a number at the foot',
      (index) => [piece('Record of appeal', 72, 50, 10), piece(`${index + 1}`, 300, 800)],
    ],
    [
      'heads that differ left and right, as in books',
      (index) => [piece(index % 2 ? '12 The law' : 'Chapter one 13', 72, 50, 10)],
    ],
    [
      'chapter heads with the page number counting',
      (index) => [piece(`${index + 7} ${'abcdefghij'[index]} chapter`, 72, 60)],
    ],
    ['page 3 of 10', (index) => [piece(`Page ${index + 1} of 10`, 400, 810, 9)]],
    ['two rows of head', () => [piece('Sample Taxpayer Ltd', 72, 40, 10), piece('Written submissions', 72, 53, 10)]],
  ])('%s', (_, furniture) => {
    expect(counts(settlePages(file(10, furniture)))).toEqual([0, 1, 2, 3, 4, 0, 1, 2, 3, 4].map((more) => 20 + more));
  });

  test('two pages of one form count whole', () => {
    const lines = Array.from({ length: 31 }, (_, row) => piece(`Line ${row + 1} of the evidence`, 90, 82 + row * 22));
    expect(counts(settlePages([0, 1].map((index) => rowsFromText(pageOf(lines, index)))))).toEqual([31, 31]);
  });

  test('a body that is the same on every page counts, its head does not', () => {
    const form = Array.from({ length: 8 }, (_, index) => {
      const body = Array.from({ length: 30 }, (_, row) =>
        piece(`Line ${row + 1} of page ${index + 1}`, 72, 100 + row * 20),
      );
      return rowsFromText(pageOf([piece('Schedule of payments', 72, 50), ...body], index));
    });
    expect(counts(settlePages(form))).toEqual(Array.from({ length: 8 }, () => 30));
  });

  test('a word that every page begins with below its head, set as its body is, counts', () => {
    const pages = settlePages(
      Array.from({ length: 6 }, (_, index) =>
        rowsFromText(
          pageOf(
            [
              piece(`Appeal ${index}`, 72, 50, 9),
              piece('ORDER', 270, 100),
              ...textRows(14, { top: 124, step: 24, turn: index }),
            ],
            index,
          ),
        ),
      ),
    );
    expect(counts(pages)).toEqual(Array.from({ length: 6 }, () => 15));
    expect(pages.flatMap(({ doubts }) => doubts)).toEqual([]);
  });

  const court = [piece('REPUBLIC OF KENYA', 230, 98), piece('IN THE HIGH COURT AT NAIROBI', 200, 112, 13)];

  test.each<[string, (index: number) => TextPiece[]]>([
    ['consecutive papers of one court', () => court],
    ['counting on as the pages do', (index) => [piece(`GROUND ${index}`, 270, 98)]],
    ['below a running head', (index) => [piece(`Record ${index}`, 72, 50, 9), ...court]],
  ])('a heading counts where the text of other pages begins: %s', (_, heading) => {
    const isShort = (index: number) => index > 2 && index < 7;
    const pages = settlePages(
      Array.from({ length: 11 }, (_, index) => {
        const furniture = heading(index).filter(({ y }) => isShort(index) || y < 80);
        const text = textRows(20, { top: isShort(index) ? 140 : 100, turn: index });
        return rowsFromText(pageOf([...furniture, ...text], index));
      }),
    );
    const more = heading(1).filter(({ y }) => y > 80).length;
    expect(counts(pages)).toEqual(pages.map(({ index }) => 20 + (isShort(index) ? more : 0)));
    expect(pages.flatMap(({ doubts }) => doubts)).toEqual([]);
  });

  test.each<[string, number, (index: number) => string]>([
    ['below the margin', 81, () => 'WITNESS STATEMENT'],
    ['below the margin, counting on', 81, (index) => `GROUND ${index + 1}`],
    ['in the margin', 67, () => 'Civil Appeal 1 of 2026'],
    ['with a page number at its end', 81, (index) => `The record${' '.repeat(40)}${index + 1}`],
  ])('a row apart, of the body’s size, on every page is a head: %s', (_, baseline, text) => {
    const pages = settlePages(
      [0, 1, 2, 3].map((index) =>
        rowsFromText(pageOf([piece(text(index), 72, baseline), ...textRows(20, { top: 117, turn: index })], index)),
      ),
    );
    expect(counts(pages)).toEqual([20, 20, 20, 20]);
    expect(pages.flatMap(({ doubts }) => doubts)).toEqual([]);
  });

  test('a letterhead that stands apart on both pages of a letter is not counted', () => {
    const head = [
      piece('Sample and Partners, Advocates', 200, 90, 14),
      piece('Sample House, Example Street', 220, 106),
    ];
    const pages = [0, 1].map((index) => pageOf([...head, ...textRows(20, { top: 160, turn: index })], index));
    expect(counts(settlePages(pages.map(rowsFromText)))).toEqual([20, 20]);
  });

  const address = 'Example Street, Tel: 020 0000000, info@example.com';
  const line = { x: 72, y: 112, width: 450, height: 1 };

  test.each<[string, string[], (typeof line)[], number, string[]]>([
    ['above a line, or counsel’s address', ['SAMPLE AND PARTNERS', address], [line], 20, ['edge-rows']],
    ['above a gap', ['SAMPLE AND PARTNERS', address], [], 20, ['edge-rows']],
    [
      'a paragraph above a gap',
      [`We wrote to the respondent, at ${address}`.padEnd(66, '.'), 'and heard nothing.'],
      [],
      22,
      ['edge-rows'],
    ],
    ['an address for service', ['Drawn and filed by:', address], [], 22, []],
    ['a court’s heading above a line', ['REPUBLIC OF KENYA', 'IN THE COURT OF APPEAL'], [line], 22, []],
  ])('a letterhead that no other page tells is known by what it says: %s (R11.3)', (_, head, rules, rows, doubts) => {
    const pieces = [...head.map((text, at) => piece(text, 72, 90 + at * 16)), ...textRows(20, { top: 140 })];
    const [page] = settlePages([rowsFromText({ ...pageOf(pieces), rules })]);
    expect([...counts([page as PageLines]), page?.doubts]).toEqual([rows, doubts]);
  });

  const counsel = ['SAMPLE AND PARTNERS', 'Example Street', 'Tel: 020 0000000', 'Email: info@example.com'];

  test.each([
    [30, 14, 1],
    [30, 14, 5],
    [40, 24, 5],
  ])('counsel’s address above a caption, %i points down, is never left out unsaid (R11.3)', (top, step, count) => {
    const head = counsel.map((text, at) => piece(text, 72, top + at * step));
    const caption = piece('UNITED STATES DISTRICT COURT', 200, top + 4 * step + 30);
    const first = pageOf([...head, caption, ...textRows(18, { top: top + 4 * step + 70, step })]);
    const others = [1, 2, 3, 4].map((index) => pageOf(textRows(26, { top: 60, step, turn: index }), index));
    const [page] = settlePages([first, ...others].slice(0, count).map(rowsFromText));
    expect(page?.doubts).toContain('edge-rows');
  });

  test.each([
    [40, []],
    [62, ['edge-rows']],
    [774, []],
  ])(
    'a small row apart, %i points down, is a head or a foot, or a heading where no page tells (R11.3)',
    (baseline, doubts) => {
      const [page] = settlePages(file(1, () => [piece('Annexure to the statement', 72, baseline, 9)]));
      expect(page?.doubts).toEqual(doubts);
    },
  );

  test('two papers that begin alike, and go on at once, are in doubt (R11.3)', () => {
    const head = [piece('INVOICE', 72, 83, 16), piece('To: Sample Taxpayer Ltd', 72, 107)];
    const rules = [{ x: 72, y: 111, width: 450, height: 1 }];
    const pages = [0, 1].map((index) => ({
      ...pageOf([...head, ...textRows(20, { top: 124, turn: index })], index),
      rules,
    }));
    expect(settlePages(pages.map(rowsFromText)).map(({ doubts }) => doubts)).toEqual([['edge-rows'], ['edge-rows']]);
  });

  test.each([
    [1, 18],
    [3, 24],
    [12, 28],
  ])('a foot of three rows on %i pages of pleading paper, %i points below its last line', (count, gap) => {
    const pages = Array.from({ length: count }, (_, index) => {
      const rail = Array.from({ length: 28 }, (_, row) => piece(`${row + 1}`, 40, 80 + row * 24));
      const foot = ['SUBMISSIONS', 'Appeal 12 of 2024', `- ${index + 1} -`].map((text, row) =>
        piece(text, 200, 728 + gap + row * 14, 10),
      );
      const body = textRows(28, { top: 80, step: 24, turn: index });
      return rowsFromText(pageOf([...rail, ...body, ...foot], index));
    });
    expect(counts(settlePages(pages))).toEqual(Array(count).fill(28));
  });

  test('a lone numeral outside the body is one on a page by itself', () => {
    expect(counts(settlePages(file(1, () => [piece('- 4 -', 290, 805)])))).toEqual([20]);
  });

  test('the first rows of documents that begin alike count, where most pages have no such row', () => {
    const pages = file(12, (index) => (index % 6 === 0 ? [piece('REPUBLIC OF KENYA', 200, 66)] : []));
    expect(counts(settlePages(pages))[0]).toBe(21);
  });

  test.each<[string, TextPiece[]]>([
    [
      'the rest of a filing line',
      [piece('Case 18-09232 Doc 49 Filed 04/16/19 Page 1', 180, 20), piece('of 3', 295, 33)],
    ],
    ['a foot that ends with its page', [piece('Findings and conclusions – Page 1', 72, 800)]],
  ])('of one page, %s', (_, furniture) => {
    expect(counts(settlePages(file(1, () => furniture)))).toEqual([20]);
  });

  test('where no page around can tell, a number and a title apart are left out, and the page is in doubt', () => {
    const [page] = settlePages(
      file(1, () => [piece('2', 72, 60), piece('SAMPLE TAXPAYER LTD v. COMMISSIONER', 180, 60)]),
    );
    expect(counts([page as PageLines])).toEqual([20]);
    expect(page?.doubts).toEqual(['edge-rows']);
  });

  test.each<[string, number, string[]]>([
    ['the margin', 40, []],
    ['the upper part', 62, ['edge-rows']],
  ])('a head with other words on each page is sure in %s of the page (R11.3)', (_, baseline, doubts) => {
    const words = 'abcdefghij';
    const pages = settlePages(file(10, (index) => [piece(words.slice(index).repeat(3), 72, baseline)]));
    expect(counts(pages)).toEqual([0, 1, 2, 3, 4, 0, 1, 2, 3, 4].map((more) => 20 + more));
    expect(pages[5]?.doubts).toEqual(doubts);
  });

  test.each([
    ['WO', ['edge-rows']],
    ['Order', []],
  ])('a clerk’s mark at the top is counted, and the page in doubt: %s (R11.3)', (mark, doubts) => {
    const [page] = settlePages(file(1, () => [piece(mark, 72, 60)]));
    expect([page?.rows.filter((row) => row.counts).length, page?.doubts]).toEqual([21, doubts]);
  });

  test('the answer for a page is the same whether the pages beyond ten have come or not', () => {
    const pages = file(30, (index) => [piece('Record of appeal', 72, 50, 10), piece(`${index + 1}`, 300, 800)]);
    expect(settlePage(pages.slice(0, 13), 2)).toEqual(settlePages(pages)[2]);
  });
});

describe('footnotes are told from the body', () => {
  test('small rows at the foot that begin with a raised mark', () => {
    const note = [piece('1', 72, 696, 6), ...textRows(3, { top: 700, step: 11, x: 76, size: 9 })];
    const [page] = settlePages([rowsFromText(pageOf([...textRows(20), ...note]))]);
    expect(page?.rows.filter(({ kind }) => kind === 'footnote')).toHaveLength(3);
    expect(page?.doubts).toEqual([]);
  });

  test('rows of the body’s size below a separator, if they begin with a mark', () => {
    const note = [piece('1', 72, 696, 6), ...textRows(3, { top: 700, step: 14, x: 76 })];
    const page = { ...pageOf([...textRows(20), ...note]), rules: [{ x: 72, y: 680, width: 144, height: 0.7 }] };
    const [settled] = settlePages([rowsFromText(page)]);
    expect(settled?.rows.filter(({ kind }) => kind === 'footnote')).toHaveLength(3);
    expect(settled?.doubts).toEqual([]);
  });

  test.each(['33.', '(33)', '33/'])('notes that begin with %s, which stands raised in the text', (mark) => {
    const pieces = [
      ...textRows(20),
      piece('33', 470, 96, 7),
      piece(mark, 72, 480, 10),
      piece('Two recent examples are Sutton and Bresnahan', 108, 480, 10),
    ];
    const rules = [{ x: 72, y: 466, width: 144, height: 0.7 }];
    const [page] = settlePages([rowsFromText({ ...pageOf(pieces), rules })]);
    expect([page?.rows.filter(({ kind }) => kind === 'footnote').length, page?.doubts]).toEqual([1, []]);
  });

  test('a numbered row below a separator that nothing in the text marks is in doubt', () => {
    const rules = [{ x: 72, y: 466, width: 144, height: 0.7 }];
    const [page] = settlePages([
      rowsFromText({ ...pageOf([...textRows(20), piece('33. Two recent examples', 72, 480, 10)]), rules }),
    ]);
    expect(page?.doubts).toEqual(['edge-rows']);
  });

  test('text that goes on at its own size below a table’s notes counts, and the page is in doubt', () => {
    const pieces = [...textRows(10), piece('† Not applicable.', 72, 300, 10), ...textRows(8, { top: 340 })];
    const rules = [{ x: 72, y: 286, width: 144, height: 0.7 }];
    const [page] = settlePages([rowsFromText({ ...pageOf(pieces), rules })]);
    expect([counts([page as PageLines]), page?.doubts]).toEqual([[19], ['edge-rows']]);
  });

  test('a table’s notes at the foot of the page count, and are in doubt, not only its table (67)', () => {
    const cells = [0, 1, 2, 3].flatMap((at) =>
      ['12,500', '13,750', '14,250'].map((text, column) => piece(text, 72 + column * 150, 600 + at * 17)),
    );
    const notes = [piece('1', 72, 696, 6), ...textRows(3, { top: 700, step: 11, x: 76, size: 9 })];
    const pieces = [...textRows(20), ...cells, ...notes];
    const [page] = settlePages([rowsFromText(pageOf(pieces))]);
    expect([counts([page as PageLines]), page?.doubts]).toEqual([[27], ['table', 'edge-rows']]);
  });

  test('notes whose small marks hang in the margin', () => {
    const notes = [0, 1, 2, 3].flatMap((at) => [
      piece(`${at + 1}`, 54, 676 + at * 20, 5),
      piece('(1979) 1 WLR 401 at p. 405', 72, 680 + at * 20, 9),
    ]);
    const [page] = settlePages([rowsFromText(pageOf([...textRows(20), ...notes]))]);
    expect(page?.rows.filter(({ kind }) => kind === 'footnote')).toHaveLength(4);
    expect(page?.doubts).toEqual([]);
  });

  const rule = (y: number) => [{ x: 72, y, width: 144, height: 0.7 }];
  const names = (top: number) =>
    ['SAMPLE AND PARTNERS', 'Advocates for the appellant', 'To be served on:', 'The Commissioner'].map((text, at) =>
      piece(text, 72, top + at * 14, 11),
    );
  const full = pageOf([...textRows(40), piece('1', 300, 805)]);

  test.each<[string, number, string[]]>([
    ['in the middle of its page', 440, []],
    ['further down', 650, []],
    // A note may go on so from the page before.
    ['where the text of other pages ends', 722, ['edge-rows']],
  ])('smaller names below a line to sign on count: %s', (_, top, doubts) => {
    const signed = pageOf([...textRows(19), ...names(top), piece('2', 300, 805)], 1);
    const [, page] = settlePages([full, { ...signed, rules: rule(top - 14) }].map(rowsFromText));
    expect([page?.rows.filter((row) => row.counts).length, page?.doubts]).toEqual([23, doubts]);
  });

  test('the last words of a note, at the foot, are one where pages around have notes', () => {
    const note = [piece('1', 72, 696, 6), ...textRows(6, { top: 700, step: 11, x: 76, size: 9 })];
    const before = { ...pageOf([...textRows(34), ...note]), rules: rule(688) };
    const after = {
      ...pageOf([...textRows(38, { turn: 1 }), piece('ibid., at 19.', 72, 755, 9)], 1),
      rules: rule(744),
    };
    const [, page] = settlePages([before, after].map(rowsFromText));
    expect([page?.rows.at(-1)?.kind, page?.doubts]).toEqual(['footnote', []]);
  });

  test('a small quotation within the body is none', () => {
    const [page] = settlePages([
      rowsFromText(pageOf([...textRows(10), ...textRows(4, { top: 280, size: 10 }), ...textRows(10, { top: 360 })])),
    ]);
    expect(page?.rows.every(({ kind }) => kind === 'body')).toBe(true);
  });
});
