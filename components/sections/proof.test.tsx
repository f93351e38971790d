import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { home } from '@/content/home';
import { Proof } from './proof';

test('puts every number beside what it counts', async () => {
  const { container } = render(<Proof {...home.proof} />);
  const labels = screen.getAllByRole('term');
  const figures = screen.getAllByRole('definition');
  expect(labels.map((label) => label.textContent)).toEqual(home.proof.claims.map((claim) => claim.countsWhat));
  expect(figures.map((figure) => figure.textContent)).toEqual(home.proof.claims.map((claim) => claim.display));
  expect(screen.getByRole('region', { name: home.proof.title })).toHaveTextContent(home.proof.text);
  expect(await axe(container)).toHaveNoViolations();
});

test('stands without an introduction', async () => {
  const { container } = render(<Proof {...home.proof} text={undefined} />);
  expect(screen.queryByText(home.proof.text)).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
