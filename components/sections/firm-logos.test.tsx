import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { home } from '@/content/home';
import { FirmLogos } from './firm-logos';

test('lists every firm by name, each with its own drawing', async () => {
  const { container } = render(<FirmLogos {...home.firms} />);
  const region = screen.getByRole('region', { name: home.firms.title });
  const firms = within(region).getAllByRole('listitem');
  expect(firms).toHaveLength(home.firms.marks.length);
  home.firms.marks.forEach(({ name }, index) => {
    expect(firms[index]).toHaveTextContent(name);
  });
  const drawings = firms.map((firm) => firm.querySelector('path')?.getAttribute('d'));
  expect(new Set(drawings).size).toBe(firms.length);
  expect(await axe(container)).toHaveNoViolations();
});
