import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { legal } from '@/content/legal';
import { counterRun, counterUnit } from '@/lib/counter';
import { Counter } from './counter';

const claim = legal.keyFigure;

test('is read out once and whole, whatever the digits are doing', async () => {
  const { container } = render(<Counter claim={claim} />);
  const spoken = screen.getAllByText(claim.display).filter((element) => !element.closest('[aria-hidden="true"]'));
  expect(spoken).toHaveLength(1);
  expect(await axe(container)).toHaveNoViolations();
});

test('the style sheet counts as the specification says, up to the claim', () => {
  const css = readFileSync(join(__dirname, 'counter.module.css'), 'utf8');
  const { steps, duration, thousands } = counterRun(claim.value);
  expect(css).toContain(`animation: count-up ${duration}ms steps(${steps}) both;`);
  const figures = [...css.matchAll(/--counter-thousands: (\d+)/g)].map((match) => Number(match[1]));
  expect(new Set(figures)).toEqual(new Set([0, thousands]));
  expect(css).toContain(`content: counter(thousands) ",${String(counterUnit).slice(1)}";`);
});
