import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { home } from '@/content/home';
import { Testimonials } from './testimonials';

test('quotes people, each with name, role and firm', async () => {
  const { container } = render(<Testimonials {...home.testimonials} />);
  const quotations = screen.getAllByRole('figure');
  expect(quotations).toHaveLength(home.testimonials.items.length);
  home.testimonials.items.forEach(({ quote, name, role, firm }, index) => {
    expect(quotations[index]).toHaveTextContent(`‘${quote}’`);
    expect(quotations[index]).toHaveTextContent(name);
    expect(quotations[index]).toHaveTextContent(`${role}, ${firm}`);
  });
  expect(await axe(container)).toHaveNoViolations();
});
