import { render } from '@testing-library/react';
import type { FormSettings } from '@/lib/form-settings';
import { formMessage, GateForm } from './gate-form';

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

test('nothing of the library stays on the window', () => {
  const added = jest.spyOn(window, 'addEventListener');
  const removed = jest.spyOn(window, 'removeEventListener');
  const messages = ({ mock }: typeof added | typeof removed) =>
    mock.calls.filter(([type]) => type === 'message').length;
  const { unmount } = render(
    <GateForm form={{ item, session: 1 }} settings={settings} isLeaving={false} onMessage={() => {}} />,
  );
  unmount();
  expect(messages(added)).toBeGreaterThan(0);
  expect(messages(removed)).toBe(messages(added));
});

describe('a message', () => {
  const frame = {} as Window;
  const source = { frame, origin: 'https://form.typeform.com' };
  const event = { source: frame, origin: 'https://form.typeform.com', data: { type: 'form-submit', embedId: '1' } };

  test('hears the form', () => {
    expect(formMessage(event, source)).toEqual({ type: 'form-submit', isClosed: false });
    expect(formMessage({ ...event, data: { type: 'form-ready', isClosed: true } }, source)).toEqual({
      type: 'form-ready',
      isClosed: true,
    });
  });

  test.each([
    ['another frame', { ...event, source: {} as Window }],
    ['the page itself, or an opener', { ...event, source: null }],
    ['another origin in the form’s frame', { ...event, origin: 'https://form.typeform.com.example' }],
    ['another message', { ...event, data: { type: 'form-theme' } }],
    ['a message without a type', { ...event, data: 'form-submit' }],
    ['an empty message', { ...event, data: null }],
  ])('does not hear %s', (_name, forged) => {
    expect(formMessage(forged, source)).toBeUndefined();
  });

  test('hears nobody while there is no frame', () => {
    expect(formMessage({ ...event, source: null }, { ...source, frame: null })).toBeUndefined();
  });
});
