import { wordsOf } from '@/e2e/support/words-of';
import { challenges } from './challenges';
import { claims, keyClaim } from './claims';
import { features } from './features';
import { gate } from './gate';
import { home } from './home';
import { legal } from './legal';
import { links } from './links';
import { navigation, toolLink } from './navigation';
import { publicationLists } from './publication-lists';
import { publicationsPage } from './publications-page';
import { footer } from './site';
import { tenthLining } from './tenth-lining';

/** What the owner asked for word for word, besides what came later: the row of docs/requirements.md, the words, and where they are said. */
test.each([
  [
    'R3.1',
    ['Home', 'For Lawyers', 'Publications', 'Tenth Lining', 'Log In'],
    [...navigation.items, navigation.logIn].map(({ label }) => label),
  ],
  ['R3.4', ['Looking for our 10th Lining Tool?', 'Document line numbering tool'], [toolLink.label, toolLink.tooltip]],
  ['R3.5', ['Book a Demo'], [links.bookDemo.label]],
  [
    'R4.6',
    [
      'Time pressure',
      'Finding the right info',
      'Security and data privacy',
      'Scattered information',
      'AI hallucinates',
      'No scalable insights',
    ],
    challenges.pairs.map(({ challenge }) => challenge.title),
  ],
  ['R5.1', ['Our Publications'], [publicationsPage.title]],
  [
    'R5.2',
    ['TAT summaries', 'TAT summaries - Kenya', 'whitepapers', 'TAT Cases - Namibia'],
    publicationLists.slice(0, 2).flatMap(({ id, label }) => [id, label]),
  ],
  [
    'R5.4, R6.1',
    ['Download PDF', 'Download Publication', 'Please fill out this form to download'],
    [gate.buttonLabel, gate.dialog.title, gate.dialog.text],
  ],
])('%s: its words are said as they were asked for', (_row, asked, said) => {
  expect(said).toEqual(asked);
});

test('R1.3, R1.4, R4.8: the numbers are those that were asked for', () => {
  const displays = Object.values(claims).map(({ display }) => display);
  expect(displays).toEqual(['300,000+', '800,000', '8', '350', '500+', '200k+']);
  expect(keyClaim.value).toBe(300_000);
  expect(legal.keyFigure.value).toBe(300_000);
});

test('R1.2, R1.6: nine capabilities, and five integrations by name', () => {
  expect(features.items.length).toBeGreaterThanOrEqual(9);
  const integrations = home.integrations?.groups.flatMap(({ items }) => items.map(({ name }) => name));
  expect(integrations).toEqual(expect.arrayContaining(['SharePoint', 'Google Drive', 'Dropbox', 'Outlook', 'Gmail']));
});

test('R5.1: the description says that documents become summaries, and that all related cases are in the product', () => {
  expect(publicationsPage.lead).toMatch(/product turns complex documents into clear summaries/i);
  expect(publicationsPage.lead).toMatch(/all related cases are available/i);
});

test('R1.7: tenth lining is said to number every tenth line in the right margin, and pages at the top right', () => {
  const words = wordsOf(tenthLining).join(' ');
  expect(words).toMatch(/every tenth line numbered in the right margin/i);
  expect(words).toMatch(/page numbers? (is )?at the top right/i);
  expect(words).toMatch(/sections 3A and 3B of the Appellate Jurisdiction Act/);
});

test('R3.3: the footer has about, offices, social links, contact details and the legal notice', () => {
  expect(Object.keys(footer).sort()).toEqual(['about', 'contact', 'legalNotice', 'offices', 'social']);
});
