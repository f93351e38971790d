import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { home } from '@/content/home';
import type { Claim } from '@/content/types';
import { Proof } from './proof';

test('puts every number beside what it counts', async () => {
  const { container } = render(<Proof {...home.proof} />);
  const labels = screen.getAllByRole('term');
  const figures = screen.getAllByRole('definition');
  labels.forEach((label, index) => {
    const claim: Claim | undefined = home.proof.claims[index];
    expect(label).toHaveTextContent(claim?.countsWhat ?? '');
    for (const name of claim?.names ?? []) expect(label).toHaveTextContent(name);
  });
  expect(labels).toHaveLength(home.proof.claims.length);
  figures.forEach((figure, index) => {
    expect(figure).toHaveTextContent(home.proof.claims[index]?.display ?? '');
  });
  expect(screen.getByRole('region', { name: home.proof.title })).toHaveTextContent(home.proof.text);
  expect(await axe(container)).toHaveNoViolations();
});

test('stands without an introduction', async () => {
  const { container } = render(<Proof {...home.proof} text={undefined} />);
  expect(screen.queryByText(home.proof.text)).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
