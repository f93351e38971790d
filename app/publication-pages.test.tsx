import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { publicationDetails } from '@/content/publication-details';
import PublicationPage, { generateMetadata } from './web/publications/[slug]/page';
import ListPage from './web/publications/page';

const ofAct = { section: '31(1)', act: 'VAT Act' };
const decided = { court: 'High Court', outcome: 'upheld', date: '10-02-2025', citation: '[2025] KEHC 1 (KLR)' };
const full = {
  ...{ name: 'Beans Ltd v Commissioner', subject: 'Customs', issue: 'Whether beans are goods', holding: 'They are.' },
  ...{ outcome: 'allowed in part', amount: 'KES 7.4 million', period: '2018 to 2021', page: 3, provisions: [ofAct] },
  ...{ laterHistory: [decided], open: { issue: 'What are beans?', reasoning: 'They grow.', held: 'Goods.' } },
};
const least = { name: 'Peas Ltd v Commissioner', subject: 'Excise', issue: 'Whether peas are', sample: true };
const checked = { ...least, name: 'Corn Ltd v Commissioner', checkedOn: '01-03-2025' };
const edition = (slug: string, title: string, date: string) => ({
  ...{ slug, title, date, list: 'TAT summaries', description: '31 cases summarised', cases: 31, id: '1' },
  ...{ image: '/icons/icon-512.png', pdfFileName: `${slug}.pdf`, pdfUrl: `/web/Attachments/${slug}.pdf` },
  ...{ link: `/web/publications/${slug}`, abstract: ['On beans.', 'And peas.'], contents: [full, checked] },
  pdf: { pages: 48, bytes: 1_468_006 },
});
const eleventh = edition('eleventh', 'TAT Summaries, 11th & last', '30-09-2025');
const tenth = {
  ...edition('tenth', 'Tenth', '01-09-2025'),
  ...{ author: 'A. Wanjiru', reviewer: 'B. Okello', prepared: 'with AI', cases: 2 },
};
const ninth = { ...edition('ninth', 'Ninth', '05-03-2024'), sample: true, contents: [least], reviewer: 'B. Okello' };
const away = { ...edition('away', 'Away', '04-03-2024'), list: 'whitepapers' };

jest.mock('@/data/read-publications', () => ({
  readPublications: async () => [eleventh, tenth, ninth, away],
  readPublicationLists: async () => [
    { hash: 'kenya', label: 'Kenya', publications: [eleventh, ninth] },
    { hash: 'namibia', label: 'Namibia', publications: [away] },
  ],
}));
jest.mock('@/data/pdf-facts', () => ({ withPdfFacts: async (publication: object) => publication }));
jest.mock('@/content/sample-label', () => ({ sampleLabel: 'Sample' }));
jest.mock('@/content/subjects', () => ({ subjects: [{ id: 'customs', name: 'Customs' }] }));
jest.mock('@/content/site', () => ({
  ...jest.requireActual('@/content/site'),
  site: { name: 'Wanjiru & Sons', url: 'https://site.example', lang: 'en', locale: 'en' },
}));
jest.mock('@/content/publication-lists', () => ({
  publicationLists: [
    { id: 'TAT summaries', label: 'Kenya', jurisdiction: 'Kenya', tribunal: { name: 'The Tribunal' } },
    { id: 'whitepapers', label: 'Namibia', jurisdiction: 'Namibia' },
  ],
}));

const { credits, facts, case: ofCase, report, share, siblings } = publicationDetails;
const show = (page: ReactNode) => {
  document.body.innerHTML = renderToStaticMarkup(page);
};
const open = async (slug: string) => show(await PublicationPage({ params: Promise.resolve({ slug }) }));
const plain = (element: Element) => (element.textContent ?? '').replace(/[\s\u200b]+/g, ' ').trim();
const main = () => screen.getByRole('main');
const links = (name: string) =>
  within(screen.getByLabelText(name))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const told = (within: Element) =>
  Object.fromEntries(
    [...within.querySelectorAll('dl > div')].map(({ children: [label, value] }) => [
      plain(label as Element),
      plain(value as Element),
    ]),
  );

test('R5.12: a publication shows its facts, and each case its issue, holding, outcome and later history', async () => {
  await open('eleventh');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('TAT Summaries, 11th & last');
  expect(main()).toHaveTextContent('The Tribunal');
  expect(told(main())).toMatchObject({
    ...{ [facts.jurisdiction]: 'Kenya', [facts.date]: '30 September 2025', [facts.cases]: '31 cases summarised' },
    ...{ [facts.pages]: '48', [facts.file]: `${facts.fileType}, 1.4 MB` },
  });
  expect(main().querySelector('time')).toHaveAttribute('datetime', '2025-09-30');

  const caseAt = (id: string) => document.getElementById(id) as HTMLElement;
  const first = caseAt('beans-ltd-v-commissioner');
  for (const words of [full.name, full.issue, full.holding, ...Object.values(full.open)])
    expect(first).toHaveTextContent(words);
  expect(told(first)).toEqual({
    ...{ [ofCase.outcome]: 'Allowed in part', [ofCase.amount]: 'KES 7.4 million', [ofCase.period]: '2018 to 2021' },
    [ofCase.provisions]: `VAT Act, ${ofCase.section} 31(1)`,
    [ofCase.laterHistory]: 'High Court: upheld, 10 February 2025, [2025] KEHC 1 (KLR)',
  });
  expect(within(first).getByRole('link', { name: 'Customs' })).toHaveAttribute(
    'href',
    '/web/publications/subjects/customs/',
  );
  expect(within(first).getByText(publicationDetails.pageInPdf.replace('{page}', '3'))).toBeInTheDocument();
  expect(told(caseAt('corn-ltd-v-commissioner'))).toEqual({
    [ofCase.laterHistory]: ofCase.noneKnown,
    [ofCase.checkedOn]: '1 March 2025',
  });
});

test('a publication says how many of its cases it shows, names its authors, and marks samples (R10.15)', async () => {
  const { shownOf, shownHere, restInPdf } = publicationDetails;
  await open('eleventh');
  expect(main()).toHaveTextContent(`2 ${shownOf} 31 ${shownHere} ${restInPdf}`);
  expect(screen.getAllByText('Sample')).toHaveLength(1);
  await open('tenth');
  expect(main()).not.toHaveTextContent(shownHere);
  expect(told(main())).toMatchObject({
    [credits.author]: 'A. Wanjiru',
    [credits.prepared]: `${credits['with AI']} B. Okello`,
  });
  expect(told(main())).not.toHaveProperty(credits.reviewer);
  await open('ninth');
  expect(told(main())).toMatchObject({ [credits.reviewer]: 'B. Okello', [ofCase.laterHistory]: ofCase.notChecked });
  expect(main()).not.toHaveTextContent(restInPdf);
  expect(screen.getAllByText('Sample').map(({ parentElement }) => plain(parentElement as Element))).toEqual([
    'Sample On beans.',
    'Sample Excise',
  ]);
  expect(told(main())[facts.cases]).toMatch(/^31 cases summarised.*\b1\b.*\b31$/);
});

test('a publication has a citation, and links to share it, to report an error and to the editions before and after', async () => {
  await open('eleventh');
  const address = 'https://site.example/web/publications/eleventh/';
  const named = 'TAT Summaries, 11th & last, 31 cases summarised';
  const quoted = `Wanjiru & Sons, TAT Summaries, 11th & last (31 cases summarised), 30 September 2025, ${address}`;
  expect(screen.getByText(quoted)).toBeInTheDocument();
  const [whatsApp, mail] = links(share.label).map((href) => new URL(href ?? ''));
  expect([whatsApp?.origin, whatsApp?.searchParams.get('text')]).toEqual(['https://wa.me', `${named}: ${address}`]);
  expect(mail?.href).toBe(
    `mailto:?subject=TAT%20Summaries%2C%2011th%20%26%20last&body=${encodeURIComponent(`${named}\r\n\r\n${address}`)}`,
  );
  const wrong = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: report.label }).href);
  expect(wrong.href).toMatch(`${report.email}?`);
  expect(wrong.searchParams.get('subject')).toBe(`${report.subject} TAT Summaries, 11th & last`);
  expect(wrong.searchParams.get('body')).toContain(`TAT Summaries, 11th & last\r\n${address}\r\n`);
  expect(links(siblings.label)).toEqual(['/web/publications/tenth/', '/web/publications/']);
  await open('tenth');
  expect(links(siblings.label)).toEqual([
    ...['/web/publications/ninth/', '/web/publications/eleventh/', '/web/publications/'],
  ]);
  await open('away');
  expect(links(siblings.label)).toEqual(['/web/publications/']);
});

test('a publication’s Open Graph type is article, with a sharing image of its own', async () => {
  const { openGraph, twitter } = await generateMetadata({ params: Promise.resolve({ slug: 'ninth' }) });
  expect(openGraph).toMatchObject({ type: 'article', images: [{ url: '/social/web-publications-ninth.png' }] });
  expect(twitter).toMatchObject({ images: [{ url: '/social/web-publications-ninth.png' }] });
});

test('R5.4: the card of a publication has its cover, its description and its date', async () => {
  show(await ListPage());
  const cardOf = (slug: string) => document.querySelector(`[data-slug=${slug}]`) as HTMLElement;
  const card = cardOf('eleventh');
  const cover = within(card).getByRole('img', {
    name: 'Cover page of TAT Summaries, 11th & last - 31 cases summarised',
  });
  expect(cover).toHaveAttribute('src', '/icons/icon-512.png');
  expect(within(card).getByText('31 cases summarised')).toBeInTheDocument();
  expect(within(card).getByText('30 September 2025')).toHaveAttribute('datetime', '2025-09-30');
  expect(within(cardOf('ninth')).getByText(/\b1\b.*\b31$/)).toBeInTheDocument();
  expect(within(card).queryByText(/\b2\b.*\b31$/)).toBeNull();
});
