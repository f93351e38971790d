import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { home } from '@/content/home';
import type { IntegrationsContent } from '@/content/types';
import { Integrations } from './integrations';

const { groups, title, text }: IntegrationsContent = home.integrations;

test('names each program in its group, with its mark and what is read', async () => {
  const { container } = render(<Integrations {...home.integrations} />);
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  const lists = screen.getAllByRole('list');
  groups.forEach(({ label, items }, index) => {
    expect(screen.getByRole('heading', { level: 3, name: label })).toBeVisible();
    const rows = within(lists[index] as HTMLElement).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual(items.map(({ name, note = '' }) => name + note));
  });
  const drawings = screen.getAllByRole('listitem').map((row) => row.querySelector('svg')?.innerHTML);
  const marks = groups.flatMap(({ items }) => items.map(({ mark }) => mark));
  expect(new Set(drawings).size).toBe(new Set(marks).size);
  expect(await axe(container)).toHaveNoViolations();
});

test('stands with names alone', async () => {
  const bare: IntegrationsContent = {
    title,
    groups: [{ label: 'Files', items: [{ name: 'Dropbox', mark: 'dropbox' }] }],
  };
  const { container } = render(<Integrations {...bare} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(/^Dropbox$/);
  expect(await axe(container)).toHaveNoViolations();
});
