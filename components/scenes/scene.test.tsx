import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { scenes } from '@/content/scenes';
import type { SceneName } from '@/content/types';
import { Scene } from './scene';

const names = Object.keys(scenes) as SceneName[];

describe.each(names)('the %s scene', (name) => {
  it('is one picture with a name', () => {
    render(<Scene name={name} />);
    expect(screen.getByRole('img')).toHaveAccessibleName(scenes[name].alt);
  });

  it('has nothing to press, read out or focus', async () => {
    const { container } = render(<Scene name={name} />);
    expect(container.querySelectorAll('a, button, input, [tabindex], h1, h2, h3, h4')).toHaveLength(0);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });
});
