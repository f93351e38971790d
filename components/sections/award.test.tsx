import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { home } from '@/content/home';
import { Award } from './award';

test('says what was won', async () => {
  const { container } = render(<Award {...home.award} />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(home.award.title);
  expect(screen.getByText(home.award.text)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('bears a seal, and the award’s name, once it has one', () => {
  const { container, rerender } = render(<Award title="Shortlisted" />);
  expect(container.querySelector('svg')).not.toBeInTheDocument();
  rerender(<Award title="Shortlisted" name="The Sample Award" />);
  expect(container.querySelector('svg')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('The Sample Award');
});

test('stands as a single line', async () => {
  const { container } = render(<Award title={home.award.title} />);
  expect(screen.getByRole('region')).toHaveTextContent(new RegExp(`^${home.award.title}$`));
  expect(await axe(container)).toHaveNoViolations();
});
