import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { home } from '@/content/home';
import { legal } from '@/content/legal';
import { ClosingCall } from './closing-call';

test.each([
  ['home', home.closing],
  ['legal', legal.closing],
])('closes the %s page with the demo', async (_page, closing) => {
  const { container } = render(<ClosingCall {...closing} />);
  expect(screen.getByRole('heading', { level: 2, name: `${closing.title} ${closing.titleAccent}` })).toBeVisible();
  expect(screen.getByText(closing.text)).toBeVisible();
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(closing.actions.length);
  expect(links[0]).toHaveAccessibleName('Book a Demo (opens in new tab)');
  expect(await axe(container)).toHaveNoViolations();
});

test('closes with a heading and one link', async () => {
  const { title, actions } = legal.closing;
  const { container } = render(<ClosingCall title={title} actions={actions} />);
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});
