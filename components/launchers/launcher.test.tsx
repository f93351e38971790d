import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import type { ModeLauncher } from '@/content/launcher-types';
import { Launcher } from './launcher';
import { PageLaunchers } from './page-launchers';
import { PastedForm } from './pasted-form';

const popup = { pages: '/legal', mode: 'popup', label: 'Talk to us', formId: 'moe6aa' } as const;

test.each<[string, ModeLauncher]>([
  ['popup', popup],
  ['slider', { ...popup, mode: 'slider' }],
  ['popover', { ...popup, mode: 'popover' }],
  ['side tab', { ...popup, mode: 'side-tab' }],
])('a %s is a link to the form’s own address, and axe finds nothing in it', async (_, launcher) => {
  const { container } = render(<Launcher {...launcher} />);
  expect(screen.getByRole('link', { name: 'Talk to us' })).toHaveAttribute(
    'href',
    'https://form.typeform.com/to/moe6aa',
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('R9.4, R9.5: a side tab without words says ‘Launch me’, on #3a7685', () => {
  render(<Launcher pages="/legal" mode="side-tab" formId="moe6aa" />);
  const link = screen.getByRole('link', { name: 'Launch me' });
  expect(link.querySelector('rect')?.getAttribute('fill')).toMatch(/^#3a7685$/i);
});

test('without a form id the built-in form page opens', () => {
  render(<Launcher pages="/legal" mode="popup" label="Talk to us" />);
  expect(screen.getByRole('link', { name: 'Talk to us' })).toHaveAttribute('href', '/forms/preview/');
});

test.each([
  ['load', true],
  ['time', true],
  ['scroll', false],
  ['exit', false],
  [undefined, false],
] as const)('open: %s runs the page’s scripts at load: %s', (open, isEager) => {
  const exported = renderToStaticMarkup(<Launcher {...popup} options={{ open, openValue: 10 }} />);
  expect(exported.includes('data-runtime="eager"')).toBe(isEager);
});

test('pasted HTML keeps its attributes and its words, not its style, and names its frame', () => {
  render(
    <PastedForm
      pages="/"
      title="Work with us, today"
      html='<button data-tf-slider="moe6aa" data-tf-opacity="50" style="color:red">Work with us</button>'
    />,
  );
  const link = screen.getByRole('link', { name: 'Work with us' });
  expect(link).toHaveAttribute('data-tf-slider', 'moe6aa');
  expect(link).toHaveAttribute('data-tf-opacity', '50');
  expect(link).toHaveAttribute('data-tf-iframe-props', 'title=Work with us\\, today');
  expect(link).not.toHaveAttribute('style');
});

test('a page that no launcher names gets nothing', () => {
  const { container } = render(<PageLaunchers path="/team" />);
  expect(container).toBeEmptyDOMElement();
});
