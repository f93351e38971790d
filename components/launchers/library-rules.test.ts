import { colors } from '@/tailwind.config';
import { readPastedForm, textColourOn } from './library-rules';

/** As Typeform's "share" screen gives it. */
const shared =
  '<button data-tf-popup="moe6aa" data-tf-opacity="100" data-tf-hidden="topic=filing" data-tf-transitive-search-params style="all:unset;color:#fff">Talk &amp; ask</button><script src="//embed.typeform.com/next/embed.js"></script>';

test('what the share screen gives is read without its script and its inline style', () => {
  expect(readPastedForm(shared)).toEqual({
    mode: 'popup',
    formId: 'moe6aa',
    label: 'Talk & ask',
    attributes: {
      'data-tf-opacity': '100',
      'data-tf-hidden': 'topic=filing',
      'data-tf-transitive-search-params': '',
    },
  });
});

test.each(['slider', 'popover', 'sidetab', 'widget'])('data-tf-%s is read', (mode) => {
  expect(readPastedForm(`<div data-tf-${mode}="moe6aa"></div>`)).toMatchObject({ mode, formId: 'moe6aa' });
});

test.each([
  ['nothing', '', 'paste one element'],
  ['two forms', `${shared}${shared}`, 'make an entry of its own for each form'],
  ['an element of another kind', '<p>Hello</p>', 'give one of data-tf-popup, data-tf-slider'],
  ['two modes', '<p data-tf-popup="a" data-tf-slider="a"></p>', 'give one of data-tf-popup, data-tf-slider'],
  ['a live embed', '<div data-tf-live="x"></div>', 'data-tf-live is not: it fetches its HTML from another company'],
  ['no form id', '<button data-tf-popup>Talk</button>', 'data-tf-popup="": give the letters and digits'],
  ['an address as form id', '<i data-tf-popup="https://evil.example/x"></i>', 'give the letters and digits'],
  [
    'a misspelt attribute',
    '<i data-tf-popup="moe6aa" data-tf-hide-header></i>',
    'data-tf-hide-header is not an attribute',
  ],
  ['a callback', '<i data-tf-popup="moe6aa" data-tf-on-submit="f"></i>', 'data-tf-on-submit is not an attribute'],
  ['a word for a boolean', '<i data-tf-popup="moe6aa" data-tf-lazy="on"></i>', 'nothing, yes or true'],
  [
    'a word for a number',
    '<i data-tf-popup="moe6aa" data-tf-size="big"></i>',
    'data-tf-size="big": give a whole number',
  ],
  ['an inline style', '<i data-tf-popup="moe6aa" data-tf-iframe-props="style=x"></i>', 'style is not allowed'],
  ['another host', '<i data-tf-popup="moe6aa" data-tf-domain="evil.example"></i>', 'allowed are form.typeform.com'],
])('%s is refused with what is allowed', (_, html, sentence) => {
  expect(() => readPastedForm(html)).toThrow(sentence);
});

test('R8.5: an invalid attribute transformation throws', () => {
  expect(() => readPastedForm(shared, { opacity: 'nonsense' })).toThrow('Invalid attribute transformation nonsense');
});

test.each(['', '#', '#ab', '#abcde', '#abcdefa', '#abcdef012', '#ggg', 'teal', '3a7685', 'rgb(0, 0, 0)', '##abc'])(
  'the colour %p is refused',
  (hex) => {
    expect(() => readPastedForm(`<i data-tf-sidetab="moe6aa" data-tf-button-color="${hex}"></i>`)).toThrow(
      'Expected a valid hex string',
    );
  },
);

test.each([
  ['#000', 'white'],
  ['#969696', 'white'],
  ['#979797', 'black'],
  ['#fff', 'black'],
  ['#fff0', 'black'],
  ['#3A768580', 'white'],
  [colors.form, 'white'],
])('the text on %s is %s', (hex, text) => {
  expect(textColourOn(hex)).toBe(text);
});
