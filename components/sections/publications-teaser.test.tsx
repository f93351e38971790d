import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { legal } from '@/content/legal';
import type { Publication } from '@/content/types';
import { PublicationsTeaser } from './publications-teaser';

function publication(slug: string, title: string, date: string): Publication {
  return {
    id: '1',
    slug,
    title,
    description: '31 cases summarised',
    image: `/web/Attachments/covers/${slug}.png`,
    pdfUrl: `/web/Attachments/${slug}.pdf`,
    pdfFileName: `${slug}.pdf`,
    link: `/web/publications/${slug}` as Publication['link'],
    date,
    list: 'TAT summaries',
    cases: 31,
    contents: [],
    abstract: ['An abstract.'],
  };
}

const newest = [
  publication('tat-summaries-september-2025', 'TAT Summaries, September 2025', '30-09-2025'),
  publication('tat-summaries-july-2025', 'TAT Summaries, July 2025', '31-07-2025'),
];

test('shows the covers it is given, each leading to its own page', async () => {
  const { container } = render(<PublicationsTeaser {...legal.publications} publications={newest} />);
  const items = screen.getAllByRole('listitem');
  expect(items).toHaveLength(2);
  const first = within(items[0] as HTMLElement);
  expect(
    first.getByRole('img', { name: 'Cover page of TAT Summaries, September 2025 - 31 cases summarised' }),
  ).toBeVisible();
  expect(first.getByRole('link', { name: 'TAT Summaries, September 2025' })).toHaveAttribute(
    'href',
    '/web/publications/tat-summaries-september-2025/',
  );
  expect(first.getByText('30 September 2025')).toHaveAttribute('datetime', '2025-09-30');
  expect(screen.getByRole('link', { name: legal.publications.action.label })).toHaveAttribute(
    'href',
    '/web/publications/',
  );
  expect(screen.getByRole('region', { name: legal.publications.title })).toHaveTextContent(
    `${legal.publications.claim.display} ${legal.publications.claim.countsWhat}`,
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('says what the series is before there is an edition or a number', async () => {
  const { container } = render(<PublicationsTeaser {...legal.publications} claim={undefined} publications={[]} />);
  expect(screen.getByText(legal.publications.text)).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
