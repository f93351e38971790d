import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { PDFDocument } from 'pdf-lib';
import { gate } from '@/content/gate';
import { publicationLists } from '@/content/publication-lists';
import { site } from '@/content/site';
import type { Publication } from '@/content/types';
import { formatDate } from '@/lib/format-date';
import { formatSize } from '@/lib/format-size';
import { socialPicturePath } from '@/lib/social-picture-path';
import { publicationDetails } from '../../content/publication-details';
import { readPublications } from '../../data/read-publications';
import { all, attribute, type ExportedPage, exportedPages, publicationPages, words } from './read-export';

let publications: Publication[];
beforeAll(async () => {
  publications = await readPublications();
});

function pageAt(wanted: string): ExportedPage {
  const page = exportedPages.find(({ address }) => address === wanted);
  if (!page) throw new Error(`${wanted} is not exported`);
  return page;
}
const pageOf = ({ slug }: Pick<Publication, 'slug'>) => pageAt(`/web/publications/${slug}/`);
const listPage = pageAt('/web/publications/');

const main = (publication: Publication) => words(pageOf(publication).document.querySelector('main') as Element);
const meta = (page: ExportedPage, name: string) =>
  page.document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');

test('every publication has its page, and no page is without a publication', () => {
  expect(publicationPages.map(({ address }) => address).sort()).toEqual(
    publications.map(({ slug }) => `/web/publications/${slug}/`).sort(),
  );
});

test('each page tells, without a script, jurisdiction, date, number of cases, abstract and every case', () => {
  for (const publication of publications) {
    const text = main(publication);
    const { jurisdiction } = publicationLists.find(({ id }) => id === publication.list) ?? {};
    const { title, description, date, abstract, contents } = publication;
    const told = [title, jurisdiction, formatDate(date).text, description, ...abstract];
    for (const sentence of told) expect(text).toContain(sentence);
    for (const { name, subject, issue } of contents) {
      expect(text).toContain(name);
      expect(text).toContain(`${subject}. ${issue}.`);
    }
  }
});

test('R10.15: each page marks sample cases and a sample abstract as samples, and says what that means', () => {
  for (const publication of publications) {
    const samples = publication.contents.filter(({ sample }) => sample).length;
    const marked = (selector: string) =>
      all(pageOf(publication), selector).filter((mark) => words(mark) === publicationDetails.sampleMark).length;
    expect([publication.slug, marked('main li span')]).toEqual([publication.slug, samples]);
    expect([publication.slug, marked('main p:not(li p) > span')]).toEqual([
      publication.slug,
      publication.sample ? 1 : 0,
    ]);
    expect(main(publication).includes(publicationDetails.sampleNote)).toBe(samples > 0);
  }
});

test('each page tells the pages and the size that its PDF has', async () => {
  for (const publication of publications) {
    const file = `out${publication.pdfUrl}`;
    const bytes = new Uint8Array(await readFile(file));
    const pages = (await PDFDocument.load(bytes, { updateMetadata: false })).getPageCount();
    const facts = all(pageOf(publication), 'main dl dd').map(words);
    expect(facts).toContain(String(pages));
    expect(facts).toContain(`${publicationDetails.facts.fileType}, ${formatSize(statSync(file).size)}`);
  }
});

test('each page shows its cover, and its download leads to the same form as its card', () => {
  for (const publication of publications) {
    const page = pageOf(publication);
    const alt = `Cover page of ${publication.title} - ${publication.description}`;
    expect(all(page, 'main img').map((picture) => attribute(picture, 'alt'))).toContain(alt);
    const download = all(page, 'main a').find((link) => words(link) === gate.buttonLabel);
    const links = all(listPage, `[data-slug="${publication.slug}"] a`);
    const card = links.find((link) => words(link) === gate.buttonLabel);
    expect(download?.getAttribute('href')).toBe(card?.getAttribute('href'));
  }
});

test('each publication has one card on the list’s page, whose title leads to its own page', () => {
  for (const { slug, title } of publications) {
    const links = all(listPage, `[data-slug="${slug}"] h3 a`);
    expect(links.map((link) => [words(link), attribute(link, 'href')])).toEqual([
      [title, `/web/publications/${slug}/`],
    ]);
  }
});

test('each page can be quoted: site, title, date and canonical address', () => {
  for (const publication of publications) {
    const text = main(publication);
    const canonical = `${site.url}/web/publications/${publication.slug}/`;
    expect(text).toContain(
      `${site.name}, ${publication.title} (${publication.description}), ${formatDate(publication.date).text}, ${canonical}`,
    );
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
    const picture = socialPicturePath(publication.link);
    expect(new URL(meta(page, 'og:image') ?? '').pathname).toBe(picture);
    expect(statSync(`out${picture}`).size).toBeLessThan(300 * 1024);
    expect(meta(page, 'twitter:image')).toBe(meta(page, 'og:image'));
  }
});

test('dates are printed for people and written for machines', () => {
  for (const publication of publications) {
    const { text, iso } = formatDate(publication.date);
    const time = pageOf(publication).document.querySelector('main dl time');
    expect([time?.textContent, time?.getAttribute('datetime')]).toEqual([text, iso]);
  }
});
