import { gate } from '@/content/gate';
import { publicationLists } from '@/content/publication-lists';
import { sampleWord } from '@/content/sample';
import { site } from '@/content/site';
import { subjects } from '@/content/subjects';
import type { Publication, PublicationListEntry } from '@/content/types';
import { formatDate } from '@/lib/format-date';
import { caseId } from '@/lib/publications/case-id';
import { sampleExtract } from '@/site/sample-extract';
import { socialPicturePath } from '@/site/social-picture-path';
import { subjectPath } from '@/site/subject-path';
import { publicationDetails } from '../../content/publication-details';
import { publicationsPage } from '../../content/publications-page';
import { readPublications } from '../../data/read-publications';
import { all, attribute, metaContent, pageAt, publicationPages, words } from './read-export';

let publications: Publication[];
beforeAll(async () => {
  publications = await readPublications();
});

const pageOf = ({ slug }: Pick<Publication, 'slug'>) => pageAt(`/web/publications/${slug}/`);
const listPage = pageAt('/web/publications/');

const main = (publication: Publication) => words(pageOf(publication).document.querySelector('main') as Element);
/** What the entry of one case says on its publication's page, in the place that others link to. */
const entryOf = (publication: Publication, name: string) =>
  words(pageOf(publication).document.getElementById(caseId(name)) as Element);

test('every publication has its page, and no page is without a publication', () => {
  expect(publicationPages.map(({ address }) => address).sort()).toEqual(
    publications.map(({ slug }) => `/web/publications/${slug}/`).sort(),
  );
});

test('each abbreviation of content that a publication’s or a subject’s page shows is written out on it', () => {
  for (const { address, document } of [
    ...publicationPages,
    ...subjects.map((subject) => pageAt(`${subjectPath(subject)}/`)),
  ]) {
    const text = words(document.querySelector('main') as Element);
    for (const [short, long] of Object.entries(publicationDetails.abbreviations))
      if (new RegExp(`\\b${short}\\b`).test(text))
        expect([address, text]).toEqual([address, expect.stringContaining(long)]);
  }
});

test('R5.12: each page tells, without a script or the form, its facts, its abstract and what each case is about and holds', () => {
  for (const publication of publications) {
    const text = main(publication);
    const own: PublicationListEntry | undefined = publicationLists.find(({ id }) => id === publication.list);
    const { title, description, date, abstract, contents } = publication;
    const list = [own?.jurisdiction ?? '', own?.tribunal?.name ?? own?.label ?? ''];
    const told = [title, ...list, formatDate(date).text, description, ...abstract];
    for (const sentence of told) expect(text).toContain(sentence);
    const day = pageOf(publication).document.querySelector('main dl time');
    expect([day?.textContent, day?.getAttribute('datetime')]).toEqual([formatDate(date).text, formatDate(date).iso]);
    for (const { open, ...one } of contents) {
      const entry = entryOf(publication, one.name);
      const { name, subject, issue, holding, outcome = '', amount, period, page } = one;
      const parts = [name, subject, issue, holding, amount, period, page && `Page ${page}`];
      for (const part of [...parts, ...Object.values(open ?? {})]) expect(entry).toContain(part ?? '');
      expect(entry.toLowerCase()).toContain(outcome);
      const links = all(pageOf(publication), `[id="${caseId(name)}"] a`);
      expect(links.map(words)).toContain(subject);
    }
  }
});

test('each case says what became of it, on which day, and when somebody last looked', () => {
  const decided = publications.flatMap((publication) => publication.contents.map((one) => ({ publication, one })));
  for (const { publication, one } of decided) {
    const text = entryOf(publication, one.name);
    for (const { court, outcome, date } of one.laterHistory ?? [])
      expect(text).toContain(`${court}: ${outcome}, ${formatDate(date).text}`);
    const { checkedOn, laterHistory, noneKnown, notChecked } = publicationDetails.case;
    expect(text.includes(checkedOn)).toBe(one.checkedOn !== undefined);
    const silent = one.checkedOn ? noneKnown : notChecked;
    expect(text.includes(`${laterHistory}${silent}`)).toBe(one.laterHistory === undefined);
    if (one.checkedOn) expect(text).toContain(`${checkedOn}${formatDate(one.checkedOn).text}`);
  }
});

test('each page says how many of its cases it shows, where it does not show all', () => {
  for (const publication of publications) {
    const { contents, cases } = publication;
    const sentence = `${contents.length} ${publicationDetails.shownOf} ${cases} ${publicationDetails.shownHere}`;
    expect(main(publication).includes(sentence)).toBe(contents.length < cases);
    const extract = sampleExtract(publication);
    const card = all(listPage, `[data-slug="${publication.slug}"] p`).map(words);
    expect(card.filter((line) => line === extract)).toHaveLength(publication.sample ? 1 : 0);
    if (extract) expect(words(pageOf(publication).document.querySelector('main dl') as Element)).toContain(extract);
  }
});

test('each page says who answers for it, as far as its file does', () => {
  const { says } = publicationDetails;
  for (const publication of publications) {
    const { author, reviewer, prepared } = publication;
    const facts = all(pageOf(publication), 'main dl > div').map(words);
    const expected = [
      author && `${says.author}${author}`,
      reviewer && prepared !== 'with AI' && `${says.reviewer}${reviewer}`,
      prepared && `${says.prepared}${says[prepared]}${prepared === 'with AI' ? ` ${reviewer}` : ''}`,
    ].filter(Boolean);
    const labels = [says.author, says.reviewer, says.prepared];
    expect(facts.filter((fact) => labels.some((label) => fact.startsWith(label)))).toEqual(expected);
  }
});

test('an error is reported by one mail, which names the publication', () => {
  const { label, email } = publicationDetails.report;
  for (const publication of publications) {
    const links = all(pageOf(publication), 'main a').filter((link) => words(link).startsWith(label));
    expect(links).toHaveLength(1);
    const { href, searchParams } = new URL(attribute(links[0] as Element, 'href'));
    expect(href.startsWith(email)).toBe(true);
    expect(searchParams.get('subject')).toContain(publication.title);
    expect(searchParams.get('body')).toContain(`${site.url}/web/publications/${publication.slug}/\r\n`);
  }
});

test('R10.15: each page marks sample cases and a sample abstract as samples', () => {
  for (const publication of publications) {
    const samples = publication.contents.filter(({ sample }) => sample).length;
    const marked = (selector: string) =>
      all(pageOf(publication), selector).filter((mark) => words(mark) === sampleWord).length;
    expect([publication.slug, marked('main li span')]).toEqual([publication.slug, samples]);
    expect([publication.slug, marked('main p:not(li p) > span')]).toEqual([
      publication.slug,
      publication.sample ? 1 : 0,
    ]);
  }
});

test('R2.3, R5.1: the page of all publications says what it is', () => {
  expect(words(listPage.document.querySelector('h1') as Element)).toBe(publicationsPage.title);
  expect(words(listPage.document.querySelector('main') as Element)).toContain(publicationsPage.lead);
});

test('R5.4: each publication has one card there: cover, title that leads to its page, description, date and button', () => {
  for (const { slug, title, description, date } of publications) {
    const card = (selector: string) => all(listPage, `[data-slug="${slug}"] ${selector}`);
    const links = card('h3 a').map((link) => [words(link), attribute(link, 'href')]);
    expect(links).toEqual([[title, `/web/publications/${slug}/`]]);
    expect(card('img').map((cover) => attribute(cover, 'alt'))).toEqual([`Cover page of ${title} - ${description}`]);
    expect(card('p').map(words)).toContain(description);
    const { text, iso } = formatDate(date);
    expect(card('time').map((time) => [words(time), attribute(time, 'datetime')])).toEqual([[text, iso]]);
    expect(card('a').map(words)).toContain(gate.buttonLabel);
  }
});

test('R5.13: each subject has a page with its cases from all publications', () => {
  for (const subject of subjects) {
    const page = pageAt(`${subjectPath(subject)}/`);
    expect(all(page, 'h1').map(words)).toEqual([subject.name]);
    const reports = all(page, 'main a').filter((link) => words(link).startsWith(publicationDetails.report.label));
    expect(reports).toHaveLength(1);
  }
});

test('each page can be quoted: site, title, date and canonical address', () => {
  for (const publication of publications) {
    const text = main(publication);
    const canonical = `${site.url}/web/publications/${publication.slug}/`;
    const quoted = `${site.name}, ${publication.title} (${publication.description}), ${formatDate(publication.date).text}, ${canonical}`;
    expect(text).toContain(quoted);
  }
});

test('each page leads to the edition before and the edition after in its own list', () => {
  for (const { id } of publicationLists) {
    const own = publications.filter(({ list }) => list === id);
    for (const [index, publication] of own.entries()) {
      const links = all(pageOf(publication), `nav[aria-label="${publicationDetails.siblings.label}"] a`);
      const expected = [own[index + 1], own[index - 1]].flatMap((sibling) =>
        sibling ? [`/web/publications/${sibling.slug}/`] : [],
      );
      expect(links.map((link) => attribute(link, 'href'))).toEqual([...expected, '/web/publications/']);
    }
  }
});

test('each page is shared by plain links that carry its title and its address', () => {
  for (const publication of publications) {
    const canonical = `${site.url}/web/publications/${publication.slug}/`;
    const links = all(pageOf(publication), `[aria-label="${publicationDetails.share.label}"] a`);
    const [whatsApp, email] = links.map((link) => new URL(attribute(link, 'href')));
    expect([whatsApp?.host, email?.protocol]).toEqual(['wa.me', 'mailto:']);
    expect(whatsApp?.searchParams.get('text')).toBe(`${publication.title}, ${publication.description}: ${canonical}`);
    expect(email?.searchParams.get('subject')).toBe(publication.title);
    expect(email?.searchParams.get('body')).toContain(canonical);
  }
});

test('each page previews with a picture of its own', () => {
  for (const publication of publications) {
    const page = pageOf(publication);
    expect(new URL(metaContent(page, 'og:image')).pathname).toBe(socialPicturePath(publication.link));
    expect(metaContent(page, 'og:type')).toBe('article');
    expect(metaContent(page, 'twitter:image')).toBe(metaContent(page, 'og:image'));
  }
});
