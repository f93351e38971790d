/** That each publication and each subject has its page. What these say of one: app/publication-pages.test.tsx. */
import { subjects } from '@/content/subjects';
import { publicationDetails } from '../../content/publication-details';
import { readPublications } from '../../data/read-publications';
import { all, exportedPages, pageAt, publicationPages, words } from './read-export';

const subjectPages = exportedPages.filter(({ address }) => /\/subjects\/./.test(address));

test('every publication has its page with its words, and no page is without a publication', async () => {
  const publications = await readPublications();
  expect(publicationPages.map(({ address }) => address).sort()).toEqual(
    publications.map(({ slug }) => `/web/publications/${slug}/`).sort(),
  );
  for (const { slug, title, description, abstract, contents } of publications) {
    const [main] = all(pageAt(`/web/publications/${slug}/`), 'main').map(words);
    const said = [title, description, ...abstract, ...contents.flatMap(({ name, issue }) => [name, issue])];
    for (const sentence of said) expect(main).toContain(sentence);
  }
});

test('R5.13: each subject has a page, where an error is reported by one mail', () => {
  expect(subjectPages.map((page) => all(page, 'h1').map(words)[0]).sort()).toEqual(
    subjects.map(({ name }) => name).sort(),
  );
  for (const page of subjectPages) {
    const reports = all(page, 'main a').filter((link) => words(link).startsWith(publicationDetails.report.label));
    expect(reports).toHaveLength(1);
  }
});

test('each abbreviation of content that a publication’s or a subject’s page shows is written out on it', () => {
  for (const page of [...publicationPages, ...subjectPages]) {
    const text = all(page, 'main').map(words).join();
    for (const [short, long] of Object.entries(publicationDetails.abbreviations))
      if (new RegExp(`\\b${short}\\b`).test(text))
        expect([page.address, text]).toEqual([page.address, expect.stringContaining(long)]);
  }
});
