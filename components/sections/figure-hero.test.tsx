import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { legal } from '@/content/legal';
import { FigureHero } from './figure-hero';

test('sets the number beside the promise, with what it counts', async () => {
  const { container } = render(
    <FigureHero {...legal.hero} claim={legal.keyFigure}>
      {legal.keyFigure.display}
    </FigureHero>,
  );
  const { title, titleAccent, kicker, text, actions } = legal.hero;
  expect(screen.getByRole('heading', { level: 1, name: `${title} ${titleAccent}` })).toBeVisible();
  expect(screen.getByText(kicker)).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(legal.keyFigure.display).nextElementSibling).toHaveTextContent(legal.keyFigure.countsWhat);
  expect(screen.getAllByRole('link')).toHaveLength(actions.length);
  expect(await axe(container)).toHaveNoViolations();
});
