import { render, screen } from '@testing-library/react';
import { publicationDetails } from '@/content/publication-details';
import { publicationsPage } from '@/content/publications-page';
import type { Publication, SubjectPage } from '@/content/types';
import { SubjectCases } from './subject-cases';

const publication = { slug: 'a', title: 'An edition', link: '/web/publications/a' } as unknown as Publication;
const subject = (count: number): SubjectPage => ({
  id: 'customs',
  name: 'Customs',
  isFindable: true,
  cases: Array.from({ length: count }, (_, place) => ({
    publication,
    one: { name: `Trader ${place} v The Commissioner`, subject: 'Customs', issue: 'Value', holding: `Held ${place}.` },
  })),
});
const { earlier } = publicationsPage.subjects;

test('a subject of very many cases tells the newest in full and the others by name, each a link to its place (R5.13)', () => {
  const { unmount } = render(<SubjectCases subject={subject(100)} />);
  expect(screen.queryByRole('heading', { name: earlier })).not.toBeInTheDocument();
  unmount();
  render(<SubjectCases subject={subject(103)} />);
  expect(screen.getByRole('heading', { name: earlier })).toBeVisible();
  expect(screen.getAllByText(publicationDetails.report.label)).toHaveLength(100);
  expect(screen.queryByText('Held 102.')).not.toBeInTheDocument();
  for (const place of [0, 99, 100, 102]) {
    expect(screen.getByRole('link', { name: `Trader ${place} v The Commissioner` })).toHaveAttribute(
      'href',
      `/web/publications/a/#trader-${place}-v-the-commissioner`,
    );
  }
});
