import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { home } from '@/content/home';
import { Award } from './award';

test('says what was won, and names no award', async () => {
  const { container } = render(<Award {...home.award} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Shortlisted for a legal tech award' })).toBeVisible();
  expect(screen.getByText(home.award.text)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('stands as a single line', async () => {
  const { container } = render(<Award title={home.award.title} />);
  expect(screen.getByRole('region')).toHaveTextContent(new RegExp(`^${home.award.title}$`));
  expect(await axe(container)).toHaveNoViolations();
});
