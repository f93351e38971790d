import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { legal } from '@/content/legal';
import type { ChapterContent } from '@/content/types';
import { Chapter } from './chapter';

const chapters: ReadonlyArray<[string, ChapterContent]> = [
  ['repository', legal.repository],
  ['tenth lining', legal.tenthLining],
  ['bill analysis', legal.billAnalysis],
];

test.each(chapters)('argues %s with everything that it has', async (_name, content) => {
  const { container } = render(
    <Chapter {...content}>
      <p>the picture</p>
    </Chapter>,
  );
  const chapter = screen.getByRole('region', { name: content.title });
  expect(chapter).toHaveAttribute('id', content.id);
  for (const paragraph of content.text) expect(within(chapter).getByText(paragraph)).toBeVisible();
  expect(within(chapter).queryAllByRole('term')).toHaveLength(content.points?.length ?? 0);
  for (const { name, text } of content.points ?? []) {
    expect(within(chapter).getByText(name).nextElementSibling).toHaveTextContent(text);
  }
  if (content.note) expect(within(chapter).getByText(content.note)).toBeVisible();
  if (content.claim) expect(chapter).toHaveTextContent(`${content.claim.display} ${content.claim.countsWhat}`);
  expect(
    within(chapter)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(content.actions.map(({ label }) => expect.stringContaining(label)));
  expect(within(chapter).getByText('the picture')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test.each(['paper', 'card', 'ink'] as const)('stands on %s with the bare argument', async (ground) => {
  const { id, kicker, title, text, actions } = legal.billAnalysis;
  const { container } = render(<Chapter {...{ id, kicker, title, text, actions, ground }} figureSide="left" />);
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(screen.queryByRole('term')).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
