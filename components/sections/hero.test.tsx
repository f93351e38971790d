import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { home } from '@/content/home';
import { Hero } from './hero';

test('promises in one sentence, asks for the demo first and shows its picture', async () => {
  const { container } = render(
    <Hero {...home.hero}>
      <p>the picture</p>
    </Hero>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`${home.hero.title} ${home.hero.titleAccent}`);
  expect(screen.getByText(home.hero.text)).toBeVisible();
  expect(screen.getByText(home.hero.kicker)).toBeVisible();
  expect(screen.getByText('the picture')).toBeVisible();

  const [demo, introduction] = screen.getAllByRole('link');
  expect(demo).toHaveAccessibleName('Book a Demo (opens in new tab)');
  expect(demo).toHaveAttribute('target', '_blank');
  expect(introduction).toHaveAttribute('href', '#introduction');
  expect(await axe(container)).toHaveNoViolations();
});

test('stands without a picture', async () => {
  const { container } = render(<Hero {...home.hero} />);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});
