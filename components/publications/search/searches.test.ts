import { brotliCompressSync } from 'node:zlib';
import { legal } from '@/content/legal';
import { searchTerms } from '@/content/search-terms';
import { site } from '@/content/site';
import type { PublicationCase } from '@/content/types';
import { buildSearchData, type Edition, readEditions } from '@/data/build-search-data';
import { readPdfText } from '@/data/pdf-text';
import { readPublications } from '@/data/read-publications';
import { makeSearch } from './search';

// The tests need these two terms, which the owner may remove.
jest.mock('@/content/search-terms', () => {
  const { searchTerms } = jest.requireActual('@/content/search-terms');
  return { searchTerms: [...searchTerms, 'value added tax, VAT', 'Tax Procedures Act, TPA'] };
});

const kra = 'v Commissioner of Domestic Taxes';
const customs = 'v Commissioner of Customs and Border Control';
const namra = 'v Namibia Revenue Agency';
const oneCase = (name: string, subject: string, issue: string, more?: Partial<PublicationCase>): PublicationCase => {
  return { name: `Sample ${name}`, subject, issue, ...more };
};

const editionOf = (contents: PublicationCase[], title = 'TAT Summaries', country = 'Kenya', text = ''): Edition => {
  return { slug: title, title, label: `${title} ${country}`, contents, text };
};

const edition = (title: string, country: string, text: string, contents: PublicationCase[]) =>
  editionOf(contents, title, country, text);

const wordsOfMarch =
  'Value added tax and its refunds\nThe depreciation of a lorry\ndepreciation, and e-filing\nWHT again';
const library = [
  edition('TAT Summaries, March 2025', 'Kenya', wordsOfMarch, [
    oneCase(`Bakery Ltd ${kra}`, 'Value added tax', 'Input tax: invoices of a fictitious supplier', {
      holding: 'A tax invoice proves a purchase only with proof of delivery.',
      provisions: [{ section: '17', act: 'Value Added Tax Act (Cap. 476)' }],
      outcome: 'dismissed',
      laterHistory: [{ court: 'High Court', outcome: 'set aside', date: '10-02-2025' }],
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
      provisions: [{ section: '51(2)', act: 'Tax Procedures Act' }],
      outcome: 'allowed',
    }),
    oneCase(`Hauliers Ltd ${kra}`, 'Procedure', 'Garnishee order on a bank account while an appeal is pending', {
      provisions: [{ section: '51(11)', act: 'Tax Procedures Act' }],
    }),
    oneCase(`Software Ltd ${kra}`, 'Withholding tax', 'Licence of a program: royalty or purchase of a copy'),
  ]),
  edition('TAT Summaries, November 2024', 'Kenya', 'Transfer of a going concern\nA consortium', [
    oneCase(`Holdings Ltd ${kra}`, 'Income tax', 'Interest-free loan from a parent company: deemed interest'),
    oneCase(`Mining Ltd ${kra}`, 'Income tax', 'Thin capitalisation: which debts are counted'),
    oneCase(`Estates Ltd ${kra}`, 'Income tax', 'Gain on shares: property held through a company'),
    oneCase(`Oils Ltd ${kra}`, 'Income tax', 'Transfer pricing: the choice of comparables'),
    oneCase(`Branch PLC ${kra}`, 'Income tax', 'Management fees charged by a head office'),
    oneCase(`Drilling Ltd ${kra}`, 'Income tax', 'Permanent establishment: six months on a site'),
    oneCase(`Island Fund Ltd ${kra}`, 'Withholding tax', 'Double taxation agreement with Mauritius: owner'),
    oneCase(`Lender Ltd ${kra}`, 'Excise duty', 'Processing fee of a digital lender'),
    oneCase(`Bottlers Ltd ${kra}`, 'Excise duty', 'Excise stamps on bottled water: returnable bottles'),
    oneCase(`Tractors Ltd ${customs}`, 'Customs', 'Tariff classification of a tractor’s parts'),
    oneCase(`Used Cars Ltd ${customs}`, 'Customs', 'Transaction value rejected for a database’s'),
  ]),
  edition('TAT Summaries, 9th edition', 'Kenya 2023', 'Nothing of note', [
    oneCase(`Traders Ltd ${kra}`, 'Procedure', 'Remission of penalties and interest', {
      provisions: [{ section: '89', act: 'Tax Procedures Act' }],
    }),
    oneCase(`Printers Ltd ${kra}`, 'Procedure', 'Leave to appeal after the period: the lawyer’s illness', {
      holding: 'Time is extended: an appeal that is statute barred by nine days was explained.',
    }),
    oneCase(`Millers Ltd ${kra}`, 'Procedure', 'Burden of proof where records were burnt', {
      provisions: [{ section: '30', act: 'Tax Appeals Tribunal Act' }],
    }),
    oneCase(`Stores Ltd ${kra}`, 'Procedure', 'Service of an assessment through iTax'),
    oneCase(`Growers Ltd ${kra}`, 'Procedure', 'Repayment of tax that was overpaid: how long a claim lives'),
    oneCase(`Builders Ltd ${kra}`, 'Procedure', 'Stay of execution pending an appeal to the High Court'),
    oneCase(`Co-operative Society ${kra}`, 'Income tax', 'Bad debts: every effort was made'),
    oneCase(`Beauty Ltd ${kra}`, 'Income tax', 'Assessment on bank deposits'),
    oneCase(`Warehouse Ltd ${kra}`, 'Income tax', 'Capital allowances on a godown'),
    oneCase(`Landlord Ltd ${kra}`, 'Income tax', 'Rental income estimated from a survey'),
    oneCase(`School Ltd ${kra}`, 'Value added tax', 'Exempt supplies: apportioning what was bought for both'),
  ]),
  edition('Namibian Taxes', 'Namibia 2022', 'The Receiver of Revenue', [
    oneCase(`Fishing (Pty) Ltd ${namra}`, 'Income tax', 'Deduction of interest on working capital'),
    oneCase(`Salt (Pty) Ltd ${namra}`, 'Employees’ tax', 'Company car for private use: fringe benefit'),
    oneCase(`Charcoal (Pty) Ltd ${namra}`, 'Procedure', 'Onus in the special court'),
  ]),
];

const opened = makeSearch(JSON.parse(JSON.stringify(buildSearchData(library))));
const ask = async (text: string) => (await opened)(text);
const names = async (text: string) => (await ask(text)).cases.map(({ name }) => name.split(' ')[1]);

// The case that has to come first, and the queries that tax advisers in Kenya, Uganda and Namibia type for it.
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

// Skipped once `sample` is removed from content/site.ts, since the owner may change the terms.
const asShipped = 'sample' in site ? test : test.skip;
asShipped('91 of these 92 queries find the right case among the first three, 90 find it first (R5.14)', async () => {
  const places = await Promise.all(searches.map(async ([text, name]) => (await names(text)).indexOf(name)));
  const missed = searches.filter((_, search) => places[search] !== 0).map(([text]) => text);
  expect(missed).toEqual(['onus of proof', 'allowable interest']);
  expect(places.filter((place) => place >= 0 && place < 3)).toHaveLength(91);
});

// Amounts match however they are written, and a case on the paragraph comes before others on the section.
test.each([
  ['has no case but', 'Bakery', '76.9; Ksh 76.9m; Kshs. 76,900,000; 76.9 million'],
  ['has no case but', 'Clinic', '769,000'],
  ['has no case but', 'Tea', '1,250,000; 1250000; 1 250 000; KES1,250,000/-; 1.25 million'],
  ['has no case but', 'Hauliers, Carrier', 's. 51(11) TPA'],
  ['has no case but', 'Oils', '"choice of comparables"'],
  ['has no case but', 'Holdings', '"interest free" loan'],
  ['has no case but', 'Island', 'maur'],
  ['has no case but', '', 'zzqxv; URA; soap; betting tax; ; of the; v; "'],
  ['has no case but', '', 'flying saucers appeal; best pizza in Nairobi; premier league fixtures; school uniform'],
  ['has no case but', '', 'desert island; baseball cap; rental of cars at airport; maize flour price'],
  ['has no case but', '', 'finer cooking; defund police claims'],
  ['has no case but', 'Bakery', 'set aside'],
  ['has no case but', 'Clinic, Guards, Salt', 'pay\u2011as\u2011you\u2011earn; pay\u2010as\u2010you\u2010earn'],
  ['has no case but', 'Clinic, Guards, Salt', 'pay\u00ad-as-you-earn'],
  ['has no case but', 'Software, Island', 'with\u00adholding tax; with\u200bholding tax'],
  ['has no case but', 'Printers', 'lawyer\u02bcs illness; lawyer\u2019s illness'],
  ['has', 'Guards', 'perdiem; perdiem tax'],
  ['has', 'Hauliers', 'KRA froze my bank account; bank account frozen by the taxman'],
  ['has', 'Hauliers', 's. 42 TPA; section 42(2) of the Tax Procedures Act'],
  ['has', 'Stores', 'notice not received; assessment served'],
  ['has', 'Co-operative', 'writing off unpaid invoices; customer is bankrupt'],
  ['has', 'Carrier', 's. 51(2)(b); 51 TPA; 51(2); kifungu 51; s.51 TPA; section 51(3); s. 51.2'],
  ['is near', 'Bottlers', 'excize duty'],
  ['is near', 'Oils', 'tranfer pricing; comparabels'],
  ['is near', 'Software', 'witholding tax'],
  ['is near', 'Stores', 'asessment'],
  ['is near', 'Island', 'Mauritus'],
  ['is near', 'Carrier', 'late objction by a director'],
  ['is near', 'Mining', 'thin capitalistion'],
  ['is near', 'Tractors', 'tarrif classification; tariff of zzqxv'],
  ['is near', 'Millers', 'who bears the burden of proof in a tax dispute'],
  ['is near', 'Carrier', 'can KRA decide my objection when it comes out of time?; ss. 51 and 89 TPA'],
])('what is found %s %s: %s (R5.14)', async (relation, expected, texts) => {
  for (const text of texts.split('; ')) {
    const { isNear, editions } = await ask(text);
    const found = await names(text);
    if (relation === 'has no case but') expect([text, found.join(', ')]).toEqual([text, expected]);
    else expect([text, found.slice(0, 3)]).toEqual([text, expect.arrayContaining([expected])]);
    expect([text, isNear, editions.size > 0]).toEqual([text, relation === 'is near', expected !== '']);
  }
});

test.each([
  ['disputed tax', 'undisputed tax'],
  ['tax in dispute', 'tax not in dispute'],
  ['objection', 'objection decision'],
  ['Commissioner of Domestic Taxes', 'Commissioner of Customs'],
  ['KRA', 'mamlaka ya mapato'],
  ['fraud', 'gross neglect'],
])('a case on “%s” is not found by “%s”, which means something else in law (R5.14)', async (written, asked) => {
  const find = await makeSearch(buildSearchData([editionOf([oneCase('A', 'x', written), oneCase('B', 'x', asked)])]));
  expect(find(asked).cases.map(({ name }) => name)).toEqual(['Sample B']);
});

test('each term of content/search-terms.ts finds a case with the first term of its line (R5.14)', async () => {
  const broken = [];
  for (const line of searchTerms) {
    const [canonical = '', ...others] = line.split(/[,:]/);
    const find = await makeSearch(buildSearchData([editionOf([oneCase('A', 'x', `About ${canonical} there`)])]));
    for (const other of others) {
      const { cases, isNear } = find(other);
      if (cases.length === 0 || isNear) broken.push(`${canonical}: ${other}`);
    }
  }
  expect(broken).toEqual([]);
});

test('a word in a PDF finds its edition, and the tribunal’s name finds all of its cases (R5.14)', async () => {
  for (const text of ['depreciation', 'depreciated lorries', 'efiling', 'V.A.T.'])
    expect([...(await ask(text)).editions]).toContain('TAT Summaries, March 2025');
  for (const text of ['TAT', 'Tax Appeals Tribunal']) expect([text, (await names(text)).length]).toEqual([text, 30]);
});

test('a subject in the query narrows the results, even if a third of the cases have that subject (R5.10)', async () => {
  for (const text of ['VAT refund', 'inpt vat refnd', 'value added tax refund'])
    for (const { subject } of (await ask(text)).cases) expect([text, subject]).toEqual([text, 'Value added tax']);
  expect((await names('VAT refund')).sort()).toEqual(['Bakery', 'Call', 'School', 'Tea']);
  // A case on another subject stays if its issue has all other words of the query.
  expect(await names('VAT penalty')).toEqual(['Traders', 'Bakery', 'Tea', 'Call', 'School']);
});

test('a synonym finds an edition only if the query has the whole term (R5.14)', async () => {
  const cases = [oneCase('A', 'x', 'Import of second hand machinery'), oneCase('B', 'x', 'Sale of a farm')];
  const find = await makeSearch(buildSearchData([editionOf(cases, 'One', 'Kenya', 'Garnishee orders')]));
  expect([find('car for sale'), find('agency notice')].map(({ editions }) => editions.size)).toEqual([0, 1]);
});

// Each row searches case A, in the newer edition, and case B; the last column says which are found.
test.each([
  ['quoted text is literal', '"free loan"', 'Loans free of interest', 'Interest free loans', 'B'],
  ['equal matches: the newest is first', 'valuation', 'Valuation', 'Valuation', 'A, B'],
  ['a section matches only its own number', '59', 'Under section 59 of the Act', 'Under section 60 of the Act', 'A'],
  ['PAYE is not pay', 'PAYE', 'Pay of a director', 'PAYE on a bonus', 'B'],
  ['an irregular verb', 'withheld', 'Withholding a licence', 'Holding a licence', 'A'],
  ['a common misspelling', 'recieved', 'Received late', 'Paid late', 'A'],
  ['a word written as two', 'stockvaluation', 'Valuation of stock', 'Valuation', 'A'],
  ['American spelling', 'color', 'Colour of a bottle', 'Shape of a bottle', 'A'],
  ['British spelling', 'colour', 'Color of a bottle', 'Shape of a bottle', 'A'],
  ['an abbreviation finds the full term', 'CGT', 'Capital gains tax on a plot', 'A plot', 'A'],
  ['a full term finds its abbreviation', 'capital gains tax', 'CGT on a plot', 'A plot', 'A'],
])('%s: %s (R5.10, R5.14)', async (_, asked, first, second, expected) => {
  const editions = [editionOf([oneCase('A', 'x', first)], 'New'), editionOf([oneCase('B', 'x', second)], 'Old')];
  const { cases, isNear } = (await makeSearch(buildSearchData(editions)))(asked);
  expect([cases.map(({ name }) => name.slice(-1)).join(', '), isNear]).toEqual([expected, false]);
});

test('what is meant by a word is as near as a word of the issue (R5.14)', async () => {
  const cases = [
    oneCase('A', 'x', 'y', { holding: 'An order on money' }),
    oneCase('B', 'x', 'Agency notice', { holding: 'No money' }),
    ...['C', 'D', 'E'].map((name) => oneCase(name, 'x', 'y')),
  ];
  const find = await makeSearch(buildSearchData([editionOf(cases)]));
  expect(find('garnishee order on all of the money').cases.map(({ name }) => name)).toEqual(['Sample B', 'Sample A']);
});

test.each([
  ['tax', 'Taxes and taxis', ['Taxes']],
  ['vat', 'Value added tax and VAT', ['Value added tax', 'VAT']],
  ['input tax', 'Input tax on a tractor', ['Input tax']],
  ['processing digital', 'Digital processing, digital', ['Digital processing', 'digital']],
  ['paye', 'Paid as one earns, Pay as you earn', ['Pay as you earn']],
])('only the words of the query are marked: %s', async (asked, text, marked) => {
  const parts = (await ask(asked)).mark(text);
  expect(parts.filter(({ isMarked }) => isMarked).map(({ part }) => part)).toEqual(marked);
});

test('R4.13: each example on the page for lawyers finds a case, and the search data stay under 52 KB (R5.14)', async () => {
  const documents = buildSearchData(await readEditions());
  expect(brotliCompressSync(JSON.stringify(documents)).length).toBeLessThan(52_000);
  const find = await makeSearch(documents);
  expect(legal.search?.examples.filter((query) => find(query).cases.length === 0)).toEqual(legal.search && []);
});

test('the longest word of each PDF finds its edition (R5.14)', async () => {
  const find = await makeSearch(buildSearchData(await readEditions()));
  for (const { slug, pdfUrl } of await readPublications()) {
    const [longest = ''] = (await readPdfText(`public${pdfUrl}`))
      .flatMap((text) => text.toLowerCase().match(/(?<!\S)[a-z]+(?!\S)/g) ?? [])
      .sort((a, b) => b.length - a.length);
    expect([...find(longest).editions]).toContain(slug);
  }
});

// The limits are several times what an idle machine takes, since a busy one is slower.
test('sixty editions of 30 cases are indexed in slices that do not block the page, and searched fast (R5.14)', async () => {
  const cases = library.flatMap(({ contents }) => contents);
  const editions = Array.from({ length: 60 }, (_, number) =>
    editionOf(cases.slice(0, 30).map((entry) => ({ ...entry, name: `Party ${number}` }))),
  );
  let slices = 0;
  const timer = setInterval(() => (slices += 1));
  const find = await makeSearch(buildSearchData(editions));
  clearInterval(timer);
  expect(slices).toBeGreaterThan(20);
  const started = performance.now();
  for (const text of ['t', 'tax', 'value added tax', 'witholding', 'nothing of that']) find(text);
  expect(performance.now() - started).toBeLessThan(1500);
});
