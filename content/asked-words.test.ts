import { readdirSync, readFileSync } from 'node:fs';
import { wordsOf } from '@/e2e/support/words-of';
import { challenges } from './challenges';
import { claims, keyClaim } from './claims';
import { features } from './features';
import { gate } from './gate';
import { home } from './home';
import { legal } from './legal';
import { links } from './links';
import { navigation, numberingToolLink } from './navigation';
import { publicationLists } from './publication-lists';
import { publicationsPage } from './publications-page';
import { notFoundScene, scenes } from './scenes';
import { findProblems } from './schema/find-problems';
import { scenes as schema } from './schema/scenes';
import { footer, site } from './site';
import { team } from './team';
import { tenthLining } from './tenth-lining';
import type { Claim, PublicationListConfig, SceneText, SiteLink } from './types';

// The wording of docs/requirements.md; skipped once `sample` is removed from content/site.ts.
const asShipped = 'sample' in site ? describe : describe.skip;
const numbers: Readonly<Record<string, Claim>> = claims;
const lists: readonly PublicationListConfig[] = publicationLists;
const { logIn, bookDemo }: Record<'logIn' | 'bookDemo', SiteLink> = links;

asShipped('while content/site.ts says "sample"', () => {
  const challengeTitles = challenges.pairs.map(({ challenge }) => challenge.title);
  const firstFour = ['Time pressure', 'Finding the right info', 'Security and data privacy', 'Scattered information'];
  const labels = [...navigation.items, navigation.logIn].map(({ label }) => label);
  const tabs = lists.slice(0, 2).flatMap(({ id, label }) => [id, label]);
  const { label, tooltip } = numberingToolLink;
  const { buttonLabel, dialog } = gate;

  test.each([
    ['R3.1', ['Home', 'For Lawyers', 'Publications', 'Tenth Lining', 'Log In'], labels],
    ['R2.6', ['/Account/LoginEmail'], [logIn.href]],
    ['R3.4', ['Looking for our 10th Lining Tool?', 'Document line numbering tool'], [label, tooltip]],
    ['R3.5', ['Book a Demo'], [bookDemo.label]],
    ['R4.6', [...firstFour, 'AI hallucinates', 'No scalable insights'], challengeTitles],
    ['R5.1', ['Our Publications'], [publicationsPage.title]],
    ['R5.2', ['TAT summaries', 'TAT summaries - Kenya', 'whitepapers', 'TAT Cases - Namibia'], tabs],
    ['R5.4', ['Download PDF'], [buttonLabel]],
    ['R6.1', ['Download Publication', 'Please fill out this form to download'], [dialog.title, dialog.text]],
  ])('%s: has the wording asked for', (_row, asked, said) => {
    expect(said).toEqual(asked);
  });

  test('R1.3, R1.4, R4.8: has the figures asked for', () => {
    const displays = Object.values(numbers).map(({ display }) => display);
    expect(displays).toEqual(['300,000+', '800,000', '8', '350', '500+', '200k+']);
    expect(keyClaim.value).toBe(300_000);
    expect(legal.keyFigure.value).toBe(300_000);
  });

  test('R1.2, R1.6: nine capabilities, and five integrations by name', () => {
    expect(features.items.length).toBeGreaterThanOrEqual(9);
    const integrations = home.integrations?.groups.flatMap(({ items }) => items.map(({ name }) => name));
    expect(integrations).toEqual(expect.arrayContaining(['SharePoint', 'Google Drive', 'Dropbox', 'Outlook', 'Gmail']));
  });

  test.each([
    ['R1.7', wordsOf(tenthLining), /every tenth line numbered in the right margin/i],
    ['R1.7', wordsOf(tenthLining), /page numbers? (is )?at the top right/i],
    ['R1.10', wordsOf(features), /role-based access to documents/i],
    ['R1.10', wordsOf(features), /groups/],
    ['R1.10', wordsOf(features), /read or write/],
    ['R5.1', [publicationsPage.lead], /product turns complex documents into clear summaries/i],
    ['R5.1', [publicationsPage.lead], /all related cases are available/i],
  ])('%s: mentions the words asked for, row %#', (_row, words, asked) => {
    expect(words.join(' ')).toMatch(asked);
  });

  test('R3.3: the footer has about, offices, social links, contact details and the legal notice', () => {
    expect(Object.keys(footer).sort()).toEqual(['about', 'contact', 'legalNotice', 'offices', 'social']);
  });

  test('R3.5: each page ends with the demo, and two link to the numbering tool', () => {
    for (const { closing } of [home, legal, team, tenthLining, publicationsPage])
      expect(closing.actions.map(({ href }) => href)).toContain(bookDemo.href);
    for (const { actions } of [tenthLining.hero, publicationsPage.closing])
      expect(actions.map(({ href }) => href)).toContain('/tenth-lining/number');
  });

  test('only one feature mentions the larger number of documents (R1.4)', () => {
    expect(wordsOf(features).filter((text) => text.includes('800,000'))).toHaveLength(1);
  });

  test('a sentence says "over" if and only if the figure has a plus (R1.3)', () => {
    for (const { display, inSentence } of Object.values(numbers))
      expect([display, inSentence.startsWith('over ')]).toEqual([display, display.endsWith('+')]);
  });

  test('only content/site.ts has the brand’s name', () => {
    const files = readdirSync('content').filter((name) => /^[^.]+\.ts$/.test(name) && name !== 'site.ts');
    expect(files.filter((name) => readFileSync(`content/${name}`, 'utf8').includes(site.name))).toEqual([]);
  });

  test('R1.7: both pages name the practice direction, the sections, and what to check before filing', () => {
    const { statement, caution } = tenthLining.rule;
    const { text = [statement], note = caution } = legal.tenthLining ?? {};
    for (const practice of [statement, text[0]])
      expect(practice).toMatch(/practice direction issued under sections 3A and 3B of the Appellate Jurisdiction Act/);
    for (const advice of [caution, note])
      expect(advice).toMatch(
        /before you file, check the Court of Appeal Rules and any practice directions.*ask the registry/i,
      );
  });

  test('quotes neither the Act nor a numbered rule', () => {
    const words = JSON.stringify(tenthLining);
    expect(words).not.toMatch(/rule \d/i);
    expect(words).not.toMatch(/2010/);
  });

  const alternatives = [...Object.entries(scenes), ['not-found', notFoundScene] as const];

  test.each(alternatives)('%s: the text alternative says what is shown, in 80 to 320 characters', (_name, { alt }) => {
    expect(alt).not.toMatch(/^(image|picture|screenshot|illustration|drawing) of/i);
    expect(alt.length).toBeGreaterThanOrEqual(80);
    expect(alt.length).toBeLessThanOrEqual(320);
  });

  test.each(Object.entries(scenes))('%s: cites no case and quotes no statute by section', (name, content) => {
    const words = JSON.stringify(content);
    expect(words).not.toMatch(/KLR|eKLR|KETAT|KECA|\[(19|20)\d\d\]/);
    // Only the invented bill may number a section; elsewhere a section number would be a claim about the law.
    if (name !== 'bill-analysis') expect(words).not.toMatch(/\bsections? \d/i);
  });

  test('each sentence of an answer has the number of a listed source', () => {
    const listed = scenes.chat.sources.map((_, index) => index + 1);
    const cited = scenes.chat.answer.flatMap((sentence) =>
      sentence.flatMap((part) => (typeof part === 'object' && 'source' in part ? [part.source] : [])),
    );
    expect(cited).toEqual(listed);
  });

  test('R4.12: the second source’s page has a stamp', () => {
    expect(scenes.chat.sources.map(({ page }) => Boolean(page.stamp))).toEqual([false, true, false, false]);
  });

  test('the build reports a search result that misquotes its page', () => {
    expect(findProblems('content/scenes.ts', schema, scenes)).toEqual([]);
    const misquoted = structuredClone(scenes) as unknown as { search: { results: { snippet: SceneText }[] } };
    for (const result of misquoted.search.results) result.snippet = ['… lodged ', { mark: 'very late' }, ' …'];
    expect(findProblems('content/scenes.ts', schema, misquoted).map(({ field, message }) => [field, message])).toEqual(
      [0, 1, 2].map((index) => [
        `search.results[${index}].snippet`,
        'quotes "lodged very late", which is on no page of chat.sources',
      ]),
    );
  });

  test('the bill marks all words that it adds to the Act or removes', () => {
    const [act, bill] = scenes['bill-analysis'].columns.map(({ text }) => {
      const unmarked = text.filter((part) => typeof part === 'string').join('');
      return unmarked.replace(/\s+/g, ' ').trim();
    });
    expect(bill).toBe(act);
  });
});
