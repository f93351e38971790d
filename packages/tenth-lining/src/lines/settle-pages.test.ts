import { column, foundInText, foundOn, many, pageOf, piece, ruleAt, textRows } from '../../testing/sample-page';
import { rowsFromText } from './rows-from-text';
import { settlePage, settlePages } from './settle-pages';
import type { PageText, TextPiece } from './types';

/** Pages of 20 to 24 rows, each with the heads and page numbers that `furniture` returns. */
const file = (count: number, furniture: (index: number) => TextPiece[]) =>
  many(count, (index) => pageOf([...textRows(20 + (index % 5), { turn: index }), ...furniture(index)], index));

describe('running heads and page numbers (R11.2)', () => {
  const headAndNumber = (index: number) => [piece('Record of appeal', 72, 50, 10), piece(`${index + 1}`, 300, 800)];

  test.each<[string, (index: number) => TextPiece[]]>([
    ['one head and a number at the foot', headAndNumber],
    ['heads that differ left and right', (index) => [piece(index % 2 ? '12 The law' : 'Chapter one 13', 72, 50, 10)]],
    ['heads with increasing page numbers', (index) => [piece(`${index + 7} ${'abcdefghij'[index]} chapter`, 72, 60)]],
    ['page 3 of 10', (index) => [piece(`Page ${index + 1} of 10`, 400, 810, 9)]],
    ['two rows of head', () => column(['Sample Taxpayer Ltd', 'Written submissions'], 72, 40, 13, 10)],
    ['a head with other words on each page', (index) => [piece('abcdefghij'.slice(index).repeat(3), 72, 40)]],
  ])('are not counted, and put no page in doubt: %s', (_, furniture) => {
    const rows = many(10, (index) => 20 + (index % 5));
    expect(foundInText(...file(10, furniture))).toEqual({ rows, doubts: [] });
  });

  test('are in doubt below the margin if each page has other words (R11.3)', () => {
    const { doubts } = foundInText(...file(10, (index) => [piece('abcdefghij'.slice(index).repeat(3), 72, 62)]));
    expect(doubts).toEqual(Array(10).fill('edge-rows'));
  });

  const ofOneForm = many(2, (index) => {
    const lines = many(31, (row) => `Line ${row + 1} of the evidence`);
    return pageOf(column(lines, 90, 82, 22), index);
  });
  const schedule = many(8, (index) => {
    const lines = many(30, (row) => `Line ${row + 1} of page ${index + 1}`);
    return pageOf([piece('Schedule of payments', 72, 50), ...column(lines, 72, 100, 20)], index);
  });
  const apart = (baseline: number, text: (index: number) => string) =>
    many(4, (index) => pageOf([piece(text(index), 72, baseline), ...textRows(20, { top: 117, turn: index })], index));
  const rail = column(
    many(28, (row) => `${row + 1}`),
    40,
    80,
    24,
  );
  const pleading = (count: number, gap: number) =>
    many(count, (index) => {
      const foot = column(['SUBMISSIONS', 'Appeal 12 of 2024', `- ${index + 1} -`], 200, 728 + gap, 14, 10);
      return pageOf([...rail, ...textRows(28, { top: 80, step: 24, turn: index }), ...foot], index);
    });
  const orders = many(6, (index) => {
    const head = [piece(`Appeal ${index}`, 72, 50, 9), piece('ORDER', 270, 100)];
    return pageOf([...head, ...textRows(14, { top: 124, step: 24, turn: index })], index);
  });
  const letter = many(2, (index) => {
    const head = [
      piece('Sample and Partners, Advocates', 200, 90, 14),
      piece('Sample House, Example Street', 220, 106),
    ];
    return pageOf([...head, ...textRows(20, { top: 160, turn: index })], index);
  });

  test.each<[string, PageText[], number]>([
    ['two pages of one form', ofOneForm, 31],
    ['a body that is the same on every page, below a head', schedule, 30],
    ['a word that every page begins with below its head, set as its body is', orders, 15],
    ['text below a separate row of its size on every page', apart(81, () => 'WITNESS STATEMENT'), 20],
    ['text below a separate row with a number', apart(81, (index) => `GROUND ${index + 1}`), 20],
    ['text below a row in the margin', apart(67, () => 'Civil Appeal 1 of 2026'), 20],
    ['text below a row that ends in its page', apart(81, (index) => `The record${' '.repeat(40)}${index + 1}`), 20],
    ['text below a letterhead that stands apart on both pages of a letter', letter, 20],
    ['a page of pleading paper above its foot of three rows', pleading(1, 18), 28],
    ['three pages of pleading paper', pleading(3, 24), 28],
    ['twelve pages of pleading paper', pleading(12, 28), 28],
  ])('%s: only this is counted, and no page is in doubt', (_, pages, rows) => {
    expect(foundInText(...pages)).toEqual({ rows: pages.map(() => rows), doubts: [] });
  });

  const court = [piece('REPUBLIC OF KENYA', 230, 98), piece('IN THE HIGH COURT AT NAIROBI', 200, 112, 13)];

  test.each<[string, (index: number) => TextPiece[]]>([
    ['consecutive papers of one court', () => court],
    ['with a number that increases by page', (index) => [piece(`GROUND ${index}`, 270, 98)]],
    ['below a running head', (index) => [piece(`Record ${index}`, 72, 50, 9), ...court]],
  ])('a heading counts where the text of other pages begins: %s', (_, heading) => {
    const isShort = (index: number) => index > 2 && index < 7;
    const pages = many(11, (index) => {
      const furniture = heading(index).filter(({ y }) => isShort(index) || y < 80);
      return pageOf([...furniture, ...textRows(20, { top: isShort(index) ? 140 : 100, turn: index })], index);
    });
    const more = heading(1).filter(({ y }) => y > 80).length;
    expect(foundInText(...pages)).toEqual({
      rows: pages.map(({ index }) => 20 + (isShort(index) ? more : 0)),
      doubts: [],
    });
  });

  const address = 'Example Street, Tel: 020 0000000, info@example.com';
  const letterhead = (head: string[], rules: PageText['rules'] = []) =>
    pageOf([...column(head, 72, 90, 16), ...textRows(20, { top: 140 })], 0, rules);
  const paragraph = [`We wrote to the respondent, at ${address}`.padEnd(66, '.'), 'and heard nothing.'];
  const alone = (...pieces: TextPiece[]) => pageOf([...textRows(20), ...pieces]);
  const ofCourt = letterhead(['REPUBLIC OF KENYA', 'IN THE COURT OF APPEAL'], [ruleAt(112)]);
  const filed = alone(piece('Case 18-09232 Doc 49 Filed 04/16/19 Page 1', 180, 20), piece('of 3', 295, 33));
  const titled = alone(piece('2', 72, 60), piece('SAMPLE TAXPAYER LTD v. COMMISSIONER', 180, 60));

  test.each<[string, PageText, number, string[]]>([
    ['a letterhead above a line', letterhead(['SAMPLE AND PARTNERS', address], [ruleAt(112)]), 20, ['edge-rows']],
    ['a letterhead above a gap', letterhead(['SAMPLE AND PARTNERS', address]), 20, ['edge-rows']],
    ['a paragraph above a gap', letterhead(paragraph), 22, ['edge-rows']],
    ['an address for service', letterhead(['Drawn and filed by:', address]), 22, []],
    ['a court’s heading above a line', ofCourt, 22, []],
    ['a small separate row in the margin', alone(piece('Annexure to the statement', 72, 40, 9)), 20, []],
    ['a small row below the margin', alone(piece('Annexure to the statement', 72, 62, 9)), 20, ['edge-rows']],
    ['a small row at the foot', alone(piece('Annexure to the statement', 72, 774, 9)), 20, []],
    ['a lone numeral outside the body', alone(piece('- 4 -', 290, 805)), 20, []],
    ['the rest of a filing line', filed, 20, []],
    ['a foot that ends with its page', alone(piece('Findings and conclusions – Page 1', 72, 800)), 20, []],
    ['a number and a title apart', titled, 20, ['edge-rows']],
    ['a clerk’s mark at the top', alone(piece('WO', 72, 60)), 21, ['edge-rows']],
    ['a word at the top', alone(piece('Order', 72, 60)), 21, []],
  ])('are recognised on a single page, or put it in doubt: %s (R11.3)', (_, page, rows, doubts) => {
    expect(foundInText(page)).toEqual({ rows: [rows], doubts });
  });

  const counsel = ['SAMPLE AND PARTNERS', 'Example Street', 'Tel: 020 0000000', 'Email: info@example.com'];

  test.each([
    [30, 14, 1],
    [30, 14, 5],
    [40, 24, 5],
  ])('counsel’s address above a caption, %i points down, puts the page in doubt (R11.3)', (top, step, count) => {
    const below = top + 4 * step;
    const caption = piece('UNITED STATES DISTRICT COURT', 200, below + 30);
    const text = textRows(18, { top: below + 70, step });
    const first = pageOf([...column(counsel, 72, top, step), caption, ...text]);
    const others = [1, 2, 3, 4].map((index) => pageOf(textRows(26, { top: 60, step, turn: index }), index));
    const [page] = settlePages([first, ...others].slice(0, count).map(rowsFromText));
    expect(page?.doubts).toContain('edge-rows');
  });

  test('two papers that begin with the same rows, close above the text, are in doubt (R11.3)', () => {
    const head = [piece('INVOICE', 72, 83, 16), piece('To: Sample Taxpayer Ltd', 72, 107)];
    const paper = (index: number) =>
      pageOf([...head, ...textRows(20, { top: 124, turn: index })], index, [ruleAt(111)]);
    expect(foundInText(paper(0), paper(1)).doubts).toEqual(['edge-rows', 'edge-rows']);
  });

  test('the same first row on some pages counts if most pages have no such row', () => {
    const pages = file(12, (index) => (index % 6 === 0 ? [piece('REPUBLIC OF KENYA', 200, 66)] : []));
    expect(foundInText(...pages).rows[0]).toBe(21);
  });

  test('the result for a page does not depend on pages more than ten further on', () => {
    const pages = file(30, headAndNumber).map(rowsFromText);
    expect(settlePage(pages.slice(0, 13), 2)).toEqual(settlePages(pages)[2]);
  });
});

describe('footnotes (R11.2)', () => {
  const separator = (y: number) => [ruleAt(y, 144)];
  const mark = piece('1', 72, 696, 6);
  const small = textRows(3, { top: 700, step: 11, x: 76, size: 9 });
  const hanging = many(4, (at) => [
    piece(`${at + 1}`, 54, 676 + at * 20, 5),
    piece('(1979) 1 WLR 401 at p. 405', 72, 680 + at * 20, 9),
  ]).flat();
  const marked = (sign: string) => {
    const note = [piece(sign, 72, 480, 10), piece('Two recent examples are Sutton and Bresnahan', 108, 480, 10)];
    return pageOf([...textRows(20), piece('33', 470, 96, 7), ...note], 0, separator(466));
  };
  const unmarked = pageOf([...textRows(20), piece('33. Two recent examples', 72, 480, 10)], 0, separator(466));
  const tableNotes = pageOf(
    [...textRows(10), piece('† Not applicable.', 72, 300, 10), ...textRows(8, { top: 340 })],
    0,
    separator(286),
  );
  const cells = many(4, (at) => many(3, (cell) => piece('12,500', 72 + cell * 150, 600 + at * 17))).flat();
  const belowTable = pageOf([...textRows(20), ...cells, mark, ...small]);
  const asLarge = pageOf([...textRows(20), mark, ...textRows(3, { top: 700, step: 14, x: 76 })], 0, separator(680));
  const quotation = pageOf([...textRows(10), ...textRows(4, { top: 280, size: 10 }), ...textRows(10, { top: 360 })]);

  test.each<[string, PageText, [number, number], string[]]>([
    ['small rows at the foot that begin with a raised mark', pageOf([...textRows(20), mark, ...small]), [20, 3], []],
    ['rows of the body’s size below a separator, which begin with a mark', asLarge, [20, 3], []],
    ['a note that begins with 33., which stands raised in the text', marked('33.'), [20, 1], []],
    ['a note that begins with (33)', marked('(33)'), [20, 1], []],
    ['a note that begins with 33/', marked('33/'), [20, 1], []],
    ['notes whose small marks hang in the margin', pageOf([...textRows(20), ...hanging]), [20, 4], []],
    ['a numbered row without a mark in the text is in doubt', unmarked, [21, 0], ['edge-rows']],
    ['text that continues below a table’s notes is no footnote', tableNotes, [19, 0], ['edge-rows']],
    ['a table’s notes at the foot are in doubt', belowTable, [27, 0], ['table', 'edge-rows']],
    ['a small quotation is no footnote', quotation, [24, 0], []],
  ])('are told from the body: %s', (_, page, [rows, notes], doubts) => {
    const settled = settlePages([rowsFromText(page)]);
    expect(foundOn(settled)).toEqual({ rows: [rows], doubts });
    expect(settled[0]?.rows.filter(({ kind }) => kind === 'footnote')).toHaveLength(notes);
  });

  const names = ['SAMPLE AND PARTNERS', 'Advocates for the appellant', 'To be served on:', 'The Commissioner'];
  const full = pageOf([...textRows(40), piece('1', 300, 805)]);

  test.each<[string, number, string[]]>([
    ['in the middle of its page', 440, []],
    ['further down', 650, []],
    // They may be a footnote continued from the page before.
    ['where the text of other pages ends', 722, ['edge-rows']],
  ])('smaller names below a signature line count: %s', (_, top, doubts) => {
    const signed = [...textRows(19), ...column(names, 72, top, 14, 11), piece('2', 300, 805)];
    expect(foundInText(full, pageOf(signed, 1, separator(top - 14)))).toEqual({ rows: [40, 23], doubts });
  });

  test('the end of a note at the foot of a page is a footnote if the page before has footnotes', () => {
    const note = textRows(6, { top: 700, step: 11, x: 76, size: 9 });
    const before = pageOf([...textRows(34), mark, ...note], 0, separator(688));
    const after = [...textRows(38, { turn: 1 }), piece('ibid., at 19.', 72, 755, 9)];
    const [, page] = settlePages([before, pageOf(after, 1, separator(744))].map(rowsFromText));
    expect([page?.rows.at(-1)?.kind, page?.doubts]).toEqual(['footnote', []]);
  });
});
