import { subjects } from '@/content/subjects';
import { publicationDetails } from '../../content/publication-details';
import { all, exportedPages, publicationPages, words } from './read-export';

const subjectPages = exportedPages.filter(({ address }) => /\/subjects\/./.test(address));

test('R5.13: each subject has a page with one link to report an error', () => {
  expect(subjectPages.map((page) => all(page, 'h1').map(words)[0]).sort()).toEqual(
    subjects.map(({ name }) => name).sort(),
  );
  for (const page of subjectPages) {
    const reports = all(page, 'main a').filter((link) => words(link).startsWith(publicationDetails.report.label));
    expect(reports).toHaveLength(1);
  }
});

test('publication and subject pages spell out each abbreviation that they use', () => {
  for (const page of [...publicationPages, ...subjectPages]) {
    const text = all(page, 'main').map(words).join();
    for (const [short, long] of Object.entries(publicationDetails.abbreviations))
      if (new RegExp(`\\b${short}\\b`).test(text))
        expect([page.address, text]).toEqual([page.address, expect.stringContaining(long)]);
  }
});
