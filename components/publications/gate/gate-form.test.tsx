import { render } from '@testing-library/react';
import type { FormSettings } from '@/lib/form-settings';
import { GateForm } from './gate-form';

const item = { slug: 'a', title: 'A & B, 10th', pdfUrl: '/a.pdf', size: '41 KB', pages: 8, scope: '9 cases' };
const settings: FormSettings = { id: 'aB3dE5', region: 'us', sandbox: false };

test.each([
  ['the United States', {}, 'https://form.typeform.com/to/aB3dE5', null],
  ['the European Union', { region: 'eu' as const }, 'https://form.typeform.eu/to/aB3dE5', null],
  ['the built-in page', { id: undefined }, 'http://localhost/forms/preview/', null],
  ['a form that stores no answer', { sandbox: true }, 'https://form.typeform.com/to/aB3dE5', 'true'],
])('the real library asks %s for the form', (_, changes, address, sandbox) => {
  const form = { item, session: 1 };
  const { container } = render(
    <GateForm form={form} settings={{ ...settings, ...changes }} isLeaving={false} onMessage={() => {}} />,
  );
  const { origin, pathname, searchParams } = new URL(container.querySelector('iframe')?.src ?? '');
  expect(origin + pathname).toBe(address);
  expect(searchParams.get('enable-sandbox')).toBe(sandbox);
});
