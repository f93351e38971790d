import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { legal } from '@/content/legal';
import { Counter } from './counter';

const claim = legal.keyFigure;

test('is read out once and whole, whatever the digits are doing', async () => {
  const { container } = render(<Counter claim={claim} />);
  const spoken = screen.getAllByText(claim.display).filter((element) => !element.closest('[aria-hidden="true"]'));
  expect(spoken).toHaveLength(1);
  expect(await axe(container)).toHaveNoViolations();
});
