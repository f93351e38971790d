import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { missingLine, scenes } from '@/content/scenes';
import type { SceneName } from '@/content/types';
import { MissingLine } from './record-page';
import { Scene } from './scene';

const names = Object.keys(scenes) as SceneName[];

describe.each(names)('the %s scene', (name) => {
  it('is one picture, named by what it shows', () => {
    render(<Scene name={name} />);
    expect(screen.getByRole('img')).toHaveAccessibleName(scenes[name].alt);
  });

  it('offers nothing to press, read out or tab to', async () => {
    const { container } = render(<Scene name={name} />);
    expect(container.querySelectorAll('a, button, input, [tabindex], h1, h2, h3, h4')).toHaveLength(0);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });
});

it('draws the 404 page as a record whose margin counts a line that is not there', () => {
  render(<MissingLine />);
  const picture = screen.getByRole('img', { name: missingLine.alt });
  expect(picture).toHaveTextContent(String(missingLine.pageNumber));
  expect([...picture.querySelectorAll('[data-line-number]')].map((element) => element.textContent)).toEqual([
    '20',
    '30',
  ]);
});
