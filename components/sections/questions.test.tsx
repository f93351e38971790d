import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { YourFilesContent } from '@/content/types';
import { Questions } from './questions';
import { YourFiles } from './your-files';

const rows = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, question: `Question ${id}?`, answer: `Answer ${id}.` }));
const more = { label: 'All of them', href: '/legal' };
const yourFiles = { title: 'Where', titleAccent: 'and who.', lead: 'Lead.', more } as YourFilesContent;

test('R4.14: the first five questions on files show with their answers and a link to the rest', async () => {
  const { container } = render(<YourFiles {...yourFiles} rows={rows} />);
  const said = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(said('term')).toEqual(rows.slice(0, 5).map(({ question }) => question));
  expect(said('definition')).toEqual(rows.slice(0, 5).map(({ answer }) => answer));
  expect(screen.getByRole('link', { name: more.label })).toHaveAttribute('href', '/legal/');
  expect(await axe(container)).toHaveNoViolations();
});

test('a question opens to its answer; one without an answer is not shown', async () => {
  const { container } = render(<Questions title="Asked" rows={[...rows, { id: 'x', question: 'Why?' }]} />);
  expect(screen.queryByText('Why?')).not.toBeInTheDocument();
  expect(screen.getByText('Answer a.')).not.toBeVisible();
  await userEvent.click(screen.getByText('Question a?'));
  expect(screen.getByText('Answer a.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});
