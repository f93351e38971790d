import { render } from '@testing-library/react';
import type { FormSettings } from '@/lib/form-settings';
import { GateForm } from './gate-form';

const item = { slug: 'a', title: 'A & B, 10th', pdfUrl: '/a.pdf', size: '41 KB' };
const settings: FormSettings = { id: 'aB3dE5', region: 'us', sandbox: false };

function frameOf(changes: Partial<FormSettings> = {}, title = item.title) {
  const form = { item: { ...item, title }, session: 1 };
  const { container } = render(
    <GateForm form={form} settings={{ ...settings, ...changes }} isLeaving={false} onMessage={() => {}} />,
  );
  const frame = container.querySelector('iframe') as HTMLIFrameElement;
  return { frame, address: new URL(frame.src) };
}

afterEach(() => window.history.replaceState(null, '', '/'));

test.each([
  ['the United States', { region: 'us' as const }, 'https://form.typeform.com/to/aB3dE5'],
  ['the European Union', { region: 'eu' as const }, 'https://form.typeform.eu/to/aB3dE5'],
  ['the built-in page', { id: undefined }, 'http://localhost/forms/preview/'],
])('the real library asks %s for the form', (_, changes, address) => {
  const { origin, pathname } = frameOf(changes).address;
  expect(origin + pathname).toBe(address);
});

test('the title goes into the hash, an empty one as Unknown Publication', () => {
  expect(frameOf().address.hash).toBe('#publication=A+%26+B%2C+10th');
  expect(frameOf({}, '').address.hash).toBe('#publication=Unknown+Publication');
});

test('answers are stored unless the sandbox is on', () => {
  expect(frameOf({ sandbox: false }).address.searchParams.get('enable-sandbox')).toBeNull();
  expect(frameOf({ sandbox: true }).address.searchParams.get('enable-sandbox')).toBe('true');
});

test('what the page is told to simulate reaches the built-in form, and no other', () => {
  window.history.replaceState(null, '', '/?simulate=slow');
  expect(frameOf({ id: undefined }).address.searchParams.get('simulate')).toBe('slow');
  expect(frameOf().address.searchParams.get('simulate')).toBeNull();
});

test('the frame is named for the publication, and is granted nothing', () => {
  const { frame } = frameOf();
  expect(frame.title).toContain(item.title);
  expect(frame).toHaveAttribute('allow', '');
});

test('a phone gets the form in the dialog too, not over the whole screen', () => {
  const agent = jest
    .spyOn(window.navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (Linux; Android 15) Mobile');
  expect(frameOf().address.searchParams.get('add-placeholder-ws')).toBeNull();
  expect(document.querySelector('.tf-v1-widget-close')).toBeNull();
  agent.mockRestore();
});

test('what is written anew around it does not load the form anew', () => {
  const props = { form: { item, session: 1 }, settings, onMessage: () => {} };
  const { container, rerender } = render(<GateForm {...props} isLeaving={false} />);
  const frame = container.querySelector('iframe');
  rerender(<GateForm {...props} settings={{ ...settings }} isLeaving />);
  expect(container.querySelector('iframe')).toBe(frame);
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
