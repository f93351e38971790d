import { formMessage } from './form-message';

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
