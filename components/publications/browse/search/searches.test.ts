import { legal } from '@/content/legal';
import { searchTerms } from '@/content/search-terms';
import { type SearchCase, type SearchEdition, writeCaseFile } from './case-index';
import { termsOf } from './meanings';
import { readQuery } from './query';
import { readLibrary } from './read-library';
import { openSearch } from './search';
import { collectWords, writeWordFiles } from './word-lists';
import { plain, wordsOf } from './words';

/** What stands between the parties and the years is each test's own; what is not told of a case is ''. */
const kra = 'v Commissioner of Domestic Taxes';
const customs = 'v Commissioner of Customs and Border Control';
const namra = 'v Namibia Revenue Agency';
const oneCase = (name: string, subject: string, issue: string, more: Partial<SearchCase> = {}): SearchCase => ({
  name: `Sample ${name}`,
  subject,
  issue,
  ...{ holding: '', outcome: '', later: '', provisions: '', citation: '', amount: '', page: '' },
  ...more,
});

const library: Array<SearchEdition & { pages: string[] }> = [
  {
    slug: 'march-2025',
    title: 'TAT Summaries, March 2025',
    date: '2025-03-31',
    words: 'TAT Summaries, March 2025 Kenya',
    cases: [
      oneCase(`Bakery Ltd ${kra}`, 'Value added tax', 'Input tax: invoices of a fictitious supplier', {
        holding: 'A tax invoice proves a purchase only with proof of delivery.',
        provisions: 'section 17 Value Added Tax Act',
        outcome: 'dismissed',
        later: 'High Court: set aside',
        amount: 'KES 76.9 million',
      }),
      oneCase(`Tea Exporters Ltd ${kra}`, 'Value added tax', 'Zero-rated supplies: proof of export', {
        amount: 'KES 1,250,000',
      }),
      oneCase(`Call Centre Ltd ${kra}`, 'Value added tax', 'Export of services: where the service is consumed'),
      oneCase(`Clinic Ltd ${kra}`, 'Pay as you earn', 'Locum doctors: employees or consultants', {
        amount: 'KES 769,000',
      }),
      oneCase(`Guards Ltd ${kra}`, 'Pay as you earn', 'Subsistence allowance paid for nights away'),
      oneCase(`Carrier Ltd ${kra}`, 'Procedure', 'Notice of objection lodged out of time', {
        provisions: 'section 51(2) Tax Procedures Act',
        outcome: 'allowed',
      }),
      oneCase(`Hauliers Ltd ${kra}`, 'Procedure', 'Garnishee order on a bank account while an appeal is pending', {
        provisions: 'section 51(11) Tax Procedures Act',
      }),
      oneCase(`Software Ltd ${kra}`, 'Withholding tax', 'Licence of a program: royalty or purchase of a copy'),
    ],
    pages: [
      'Value added tax and its refunds',
      'The depreciation of a lorry',
      'depreciation, and e-filing',
      'WHT again',
    ],
  },
  {
    slug: 'november-2024',
    title: 'TAT Summaries, November 2024',
    date: '2024-11-30',
    words: 'TAT Summaries, November 2024 Kenya',
    cases: [
      oneCase(`Holdings Ltd ${kra}`, 'Income tax', 'Interest-free loan from a parent company: deemed interest'),
      oneCase(`Mining Ltd ${kra}`, 'Income tax', 'Thin capitalisation: which debts are counted'),
      oneCase(`Estates Ltd ${kra}`, 'Income tax', 'Gain on shares: property held through a company'),
      oneCase(`Oils Ltd ${kra}`, 'Income tax', 'Transfer pricing: the choice of comparables'),
      oneCase(`Branch PLC ${kra}`, 'Income tax', 'Management fees charged by a head office'),
      oneCase(`Drilling Ltd ${kra}`, 'Income tax', 'Permanent establishment: six months on a site'),
      oneCase(
        `Island Fund Ltd ${kra}`,
        'Withholding tax',
        'Double taxation agreement with Mauritius: beneficial owner',
      ),
      oneCase(`Lender Ltd ${kra}`, 'Excise duty', 'Processing fee of a digital lender'),
      oneCase(`Bottlers Ltd ${kra}`, 'Excise duty', 'Excise stamps on bottled water: returnable bottles'),
      oneCase(`Tractors Ltd ${customs}`, 'Customs', 'Tariff classification of a tractor’s parts'),
      oneCase(`Used Cars Ltd ${customs}`, 'Customs', 'Transaction value rejected for a database’s'),
    ],
    pages: ['Transfer of a going concern', 'A consortium'],
  },
  {
    slug: 'june-2023',
    title: 'TAT Summaries, 9th edition',
    date: '2023-06-30',
    words: 'TAT Summaries, 9th edition 2023 Kenya',
    cases: [
      oneCase(`Traders Ltd ${kra}`, 'Procedure', 'Remission of penalties and interest', {
        provisions: 'section 89 Tax Procedures Act',
      }),
      oneCase(`Printers Ltd ${kra}`, 'Procedure', 'Leave to appeal after the period: the lawyer’s illness', {
        holding: 'Time is extended: an appeal that is statute barred by nine days was explained.',
      }),
      oneCase(`Millers Ltd ${kra}`, 'Procedure', 'Burden of proof where records were burnt', {
        provisions: 'section 30 Tax Appeals Tribunal Act',
      }),
      oneCase(`Stores Ltd ${kra}`, 'Procedure', 'Service of an assessment through iTax'),
      oneCase(`Growers Ltd ${kra}`, 'Procedure', 'Repayment of tax that was overpaid: how long a claim lives'),
      oneCase(`Builders Ltd ${kra}`, 'Procedure', 'Stay of execution pending an appeal to the High Court'),
      oneCase(`Co-operative Society ${kra}`, 'Income tax', 'Bad debts: every effort was made'),
      oneCase(`Beauty Ltd ${kra}`, 'Income tax', 'Assessment on bank deposits'),
      oneCase(`Warehouse Ltd ${kra}`, 'Income tax', 'Capital allowances on a godown'),
      oneCase(`Landlord Ltd ${kra}`, 'Income tax', 'Rental income estimated from a survey'),
      oneCase(`School Ltd ${kra}`, 'Value added tax', 'Exempt supplies: apportioning what was bought for both'),
    ],
    pages: ['Nothing of note'],
  },
  {
    slug: 'namibia',
    title: 'Namibian Taxes',
    date: '2022-08-23',
    words: 'Namibian Taxes Namibia 2022',
    cases: [
      oneCase(`Fishing (Pty) Ltd ${namra}`, 'Income tax', 'Deduction of interest on working capital'),
      oneCase(`Salt (Pty) Ltd ${namra}`, 'Employees’ tax', 'Company car for private use: fringe benefit'),
      oneCase(`Charcoal (Pty) Ltd ${namra}`, 'Procedure', 'Onus in the special court'),
    ],
    pages: ['The Receiver of Revenue'],
  },
];

async function openLibrary(editions: typeof library) {
  const search = await openSearch(JSON.parse(JSON.stringify(writeCaseFile(editions))));
  const files = writeWordFiles(
    collectWords(
      editions.map(({ words, cases, pages }) => ({
        own: [words, ...cases.flatMap((one) => Object.values(one))].join('\n'),
        pages,
      })),
    ),
  );
  return (text: string) => {
    for (let found = search.find(text); ; found = search.find(text)) {
      if (found.missing.length === 0) return found;
      for (const number of found.missing) search.addList(number, JSON.parse(JSON.stringify(files[number])));
    }
  };
}
const asked = openLibrary(library);
const ask = async (text: string) => (await asked)(text);
const names = (cases: readonly SearchCase[]) => cases.map(({ name }) => name.split(' ')[1]);

// The case that has to come first, and what tax advisers in Kenya, Uganda and Namibia type for it, a comma between.
const searches = [
  ['Bakery', 'VAT, vat., V.A.T, value-added tax, input vat, Input VAT invoices, missing trader invoices, eTIMS'],
  ['Bakery', 'section 17 VAT Act, KRA, dismissed, set aside by the High Court, fake invoices, appeals dismissed'],
  ['Tea', 'zero rating, zero-rated, zero rated exports, kodi ya VAT zero rated, cases on zero rating'],
  ['Call', 'exported services'],
  ['Clinic', 'PAYE, P.A.Y.E., contractor or employee, independent contractors, freelancers'],
  ['Guards', 'per diem'],
  ['Carrier', 'late objection, objections, time barred objection, s.51 TPA, section 51(2)'],
  ['Carrier', 'Sec 51 of the Tax Procedures Act, pingamizi, deadline for objection'],
  ['Hauliers', 'agency notice, agency notices bank'],
  ['Software', 'WHT, royalties, wht on software'],
  ['Holdings', 'deemed interest, interest free loans, kodi ya mapato, related party loan, borrowing'],
  ['Mining', 'thin cap, thin-cap, thin capitalization'],
  ['Estates', 'CGT, capital gains'],
  ['Oils', 'TP, comparables, arms length'],
  ['Branch', 'head office charges'],
  ['Drilling', 'PE, permanant establishment'],
  ['Island', 'DTA Mauritius, double tax treaty'],
  ['Lender', 'mobile lenders'],
  ['Bottlers', 'excise duty stamps'],
  ['Tractors', 'HS code, forodha, how is a tractor classified'],
  ['Used', 'customs uplift, used cars'],
  ['Traders', 'waiver of penalty, penalties waived, faini na riba, s.89 TPA penalty, fines'],
  ['Printers', 'time barred appeal, leave to appeal out of time, extension of time to appeal, Sample Printers'],
  ['Millers', '“burden of proof”, onus of proof, lost records, burden to prove, lost documents'],
  ['Stores', 'itax'],
  ['Growers', 'refund'],
  ['Builders', 'stay pending appeal'],
  ['Co-operative', 'cooperative, bad debt'],
  ['Beauty', 'banking analysis, bank statements'],
  ['Warehouse', 'investment deduction'],
  ['Landlord', 'MRI'],
  ['School', 'apportionment'],
  ['Fishing', 'NamRA, allowable interest'],
  ['Salt', 'fringe benefits, company car'],
].flatMap(([first = '', texts = '']) => texts.split(', ').map((text) => [text, first] as const));

test.each(searches)('%s finds first %s (R5.14)', async (text, first) => {
  const { cases, meant, isPartial } = await ask(text);
  expect(names(cases)[0]).toBe(first);
  expect(meant).toBeUndefined();
  // "mobile lenders": the library has lenders, and nothing mobile.
  expect(isPartial).toBe(text.startsWith('mobile'));
});

// However it is grouped, and whether in figures or in millions, it is one amount, and no other.
test.each([
  ['76.9', 'Bakery'],
  ['Ksh 76.9m', 'Bakery'],
  ['Kshs. 76,900,000', 'Bakery'],
  ['769,000', 'Clinic'],
  ['1,250,000', 'Tea'],
  ['1250000', 'Tea'],
  ['1 250 000', 'Tea'],
  ['KES1,250,000/-', 'Tea'],
  ['1.25 million', 'Tea'],
])('the amount %s finds %s alone (R5.14)', async (text, only) => {
  expect(names((await ask(text)).cases)).toEqual([only]);
});

test.each([
  ['76.9', 'Bakery'],
  ['KES 1,250,000', 'Tea'],
])('each figure of %s that is typed leaves %s found (R5.14)', async (text, one) => {
  for (let end = text.search(/\d/) + 1; end <= text.length; end += 1) {
    const { cases, isPartial } = await ask(text.slice(0, end));
    expect([text.slice(0, end), names(cases), isPartial]).toEqual([
      text.slice(0, end),
      expect.arrayContaining([one]),
      false,
    ]);
  }
});

test.each([
  ['on 31.12.2024', 'on 31 12 2024'],
  ['heading 8703.23.90', 'heading 8703 23 90'],
  ['para 3.2.1', 'para 3 2 1'],
  ['sections 229,230', 'sections 229 230'],
  ['ss. 12,29 and 30', 'ss 12 29 and 30'],
  ['[2024] KETAT 123, 12.', '2024 ketat 123 12'],
  ['of 2019, 100 of 250 cases', 'of 2019 100 of 250 cases'],
])('%s has no amount: %s', (text, words) => expect(plain(text)).toBe(words));

test.each([
  ['excize duty', 'excise duty', 'Bottlers'],
  ['tranfer pricing', 'transfer pricing', 'Oils'],
  ['witholding tax', 'withholding tax', 'Software'],
  ['comparabels', 'comparables', 'Oils'],
  ['asessment', 'assessment', 'Stores'],
  ['Mauritus', 'mauritius', 'Island'],
  ['thin capitalistion', 'thin capitalisation', 'Mining'],
  ['tarrif classification', 'tariff classification', 'Tractors'],
])('%s is taken for %s, whose cases are shown (R5.14)', async (text, meant, first) => {
  const found = await ask(text);
  expect(found.meant).toBe(meant);
  expect(names(found.cases)[0]).toBe(first);
});

test.each([
  ['nothing but a word that is nowhere', 'zzqxv'],
  ['an abbreviation that no case has: it is no slip of another', 'URA'],
  ['a known word that no case has', 'mediation'],
  ['an abbreviation that another word begins with', 'ITA'],
  ['a short word that another letter would make one', 'soap'],
  ['customers, who have nothing to do with customs', 'customers'],
])('%s finds nothing, and nothing else is guessed', async (_, text) => {
  const { cases, editions, meant } = await ask(text);
  expect([cases, [...editions], meant]).toEqual([[], [], undefined]);
});

test.each(['', '  ', 'of the', 'v', '"'])('“%s” asks for nothing', async (text) => {
  expect((await ask(text)).query).toBeUndefined();
});

test.each([
  ['betting', ['excise-duty']],
  ['TCC', ['procedure']],
  ['post-clearance audit', ['customs']],
  ['gratuity paid by KRA', ['pay-as-you-earn', 'employees-tax']],
  ['VAT on a transfer of the going concern', ['value-added-tax']],
  ['management charges', ['withholding-tax', 'income-tax']],
  ['unpronounceable', []],
  ['pay in seconds', []],
])('%s, which has little or nothing here, belongs to %j (R5.14)', async (text, near) => {
  expect((await ask(text)).near).toEqual(near);
});

// However the number of a provision is written, the case that cites it comes first.
test.each([
  's. 51(2)(b)',
  'ss. 51 and 89 TPA',
  '51 TPA',
  '51(2)',
  'sections 47, 51',
  'kifungu 51',
  'Tax Procedures Act s 51',
  's. 51.2',
])('%s finds the case on section 51 first (R5.14)', async (text) => {
  expect(names((await ask(text)).cases)).toContain('Carrier');
});

test.each([
  ['best of judgement', 'estimated assessment by best judgment'],
  ['casual labor', 'casual labourers'],
  ['software license', 'licence of software'],
  ['installments', 'instalment'],
  ['transfer of going concern', 'the transfer of a going concern'],
])('%s is %s in other words (R5.14)', (asked, written) => {
  const terms = termsOf(written).map(([term]) => term);
  const { wanted } = readQuery(asked);
  expect(
    wanted.filter(({ key, words }) => !terms.includes(key ?? '') && !words.every(({ stem }) => terms.includes(stem))),
  ).toEqual([]);
});

test('a word as it is being typed finds what begins so', async () => {
  expect(names((await ask('maur')).cases)).toEqual(['Island']);
  expect(names((await ask('garnish')).cases)).toContain('Hauliers');
  expect((await ask('commissione')).cases.length).toBe(30);
});

test('a word that is found whole marks no other that begins like it', async () => {
  const search = await openSearch(writeCaseFile(library));
  const marked = (text: string, query: string) =>
    search.marksIn(text, readQuery(query)).map(([start, end]) => text.slice(start, end));
  expect(marked('Taxes and taxis', 'tax')).toEqual(['Taxes']);
  expect(marked('Mauritius', 'maur')).toEqual(['Mauritius']);
});

test('what has some of the words stands in for what has all, and says so', async () => {
  const { cases, isPartial } = await ask('tariff of zzqxv');
  expect([names(cases), isPartial]).toEqual([['Tractors'], true]);
});

test.each([
  ['who bears the burden of proof in a tax dispute', 'Millers'],
  ['can KRA decide my objection when it comes out of time?', 'Carrier'],
  ['low interest loan', 'Holdings'],
  // The meaning that has both words is in no case.
  ['deductible expense', 'Fishing'],
  ['allowable expenses', 'Fishing'],
  ['non-deductible expenses', 'Fishing'],
  ['withholding VAT', 'Bakery'],
])('%s, which nothing has whole, has first what is most like it (R5.14)', async (text, first) => {
  const { cases, isPartial } = await ask(text);
  expect([names(cases)[0], isPartial]).toEqual([first, true]);
});

test('of some of the words the rare one and the known meaning weigh more than one that is in many parts (R5.14)', async () => {
  const often = (name: string) =>
    oneCase(name, 'Objection', 'Objection: its grounds', { holding: 'An objection has grounds.' });
  const rest = [...'defghij'].map((name) => oneCase(name, 'x', 'x'));
  const cases = [often('a'), often('b'), oneCase('c', 'x', 'x', { holding: 'A garnishee waits.' }), ...rest];
  const find = await openLibrary(library.slice(0, 1).map((edition) => ({ ...edition, cases })));
  for (const text of ['agency notice objection', 'objection: garnishee', 'agency notice, grounds'])
    expect(names(find(text).cases)[0]).toBe('c');
});

test('of the cases on a section the one on the paragraph comes first', async () => {
  expect(names((await ask('s. 51(11) TPA')).cases)).toEqual(['Hauliers', 'Carrier']);
});

test('where PDFs alone have all of the words, the cases that have the most of them stand beside them', async () => {
  const { cases, editions, isNear, isPartial } = await ask('depreciation of royalties');
  expect([names(cases), [...editions.keys()], isNear, isPartial]).toEqual([['Software'], ['march-2025'], true, false]);
});

test('what most cases have makes nothing like what was looked for, and no slip or stem turns a word round', async () => {
  expect((await ask('betting tax')).cases).toEqual([]);
  for (const text of ['unreturnable bottles', 'reconsumed', 'exterest on a loan'])
    expect((await ask(text)).meant).toBeUndefined();
  // An allowance is nothing that was allowed.
  expect(names((await ask('allowances')).cases)).toEqual(['Guards', 'Warehouse']);
});

test('a year narrows to the editions that are called so, and does not find their cases by itself', async () => {
  expect(names((await ask('procedure 2023')).cases).length).toBe(6);
  expect((await ask('2023')).cases).toEqual([]);
  expect([...(await ask('2023')).editions.keys()]).toEqual(['june-2023']);
});

test('all countries answer at once, and the newest of what fits as well comes first', async () => {
  const { cases } = await ask('procedure');
  expect(names(cases)).toEqual([...names(cases.filter(({ edition }) => edition < 3)), 'Charcoal']);
});

test('a word inside a PDF finds the edition, with the number of its pages', async () => {
  const { cases, editions } = await ask('depreciation');
  expect(cases).toEqual([]);
  expect([...editions]).toEqual([['march-2025', [{ typed: 'depreciation', pages: 2 }]]]);
  const pagesOf = async (text: string) => (await ask(text)).editions.get('march-2025')?.map(({ pages }) => pages);
  expect(await pagesOf('depreciated lorries')).toEqual([2, 1]);
  expect(await pagesOf('withholding tax')).toEqual([1]);
  expect(await pagesOf('VAT')).toEqual([1]);
  expect(await pagesOf('efiling')).toEqual([1]);
  expect((await ask('consort')).editions.has('november-2024')).toBe(true);
});

test('a phrase in quotation marks is not found where its words stand apart', async () => {
  expect(names((await ask('"choice of comparables"')).cases)).toEqual(['Oils']);
  expect(names((await ask('proof supplier')).cases)).toEqual(['Bakery']);
  expect(names((await ask('"interest free" loan')).cases)).toEqual(['Holdings']);
});

test('each line of meanings does what it says: who types one of its words finds the others', async () => {
  const broken = [];
  for (const line of Object.values(searchTerms).flat()) {
    const [canonical, ...others] = line.split(',');
    const edition = { ...(library[0] as SearchEdition), cases: [oneCase('A', 'x', `About ${canonical} there`)] };
    const search = await openSearch(JSON.parse(JSON.stringify(writeCaseFile([edition]))));
    for (const other of others) if (search.find(other).cases.length === 0) broken.push(`${canonical}: ${other}`);
  }
  expect(broken).toEqual([]);
});

test('R4.13: each search to try on the page for lawyers finds a case of the library as it is', async () => {
  const search = await openSearch(writeCaseFile(await readLibrary()));
  expect(legal.search?.examples.filter((query) => search.find(query).cases.length === 0)).toEqual(legal.search && []);
});

test('words are compared without case, accents, apostrophes and the paragraphs of a section', () => {
  const words = wordsOf('L’Éclair’s e-filing, V.A.T., S.29(4)').map(({ word }) => word);
  expect(words).toEqual(['leclairs', 'efiling', 'vat', 's', '29']);
});

test.each([{}, null, 'not found', [], { editions: [], parts: {} }])('an answer of %j is no index', async (answer) => {
  await expect(openSearch(answer)).rejects.toThrow('no list of cases');
  const search = await openSearch(writeCaseFile(library));
  expect(() => search.addList(0, answer)).toThrow('no list of words');
});
