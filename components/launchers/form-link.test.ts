import { formLink } from './form-link';

test.each([
  [{ form: 'moe6aa', region: 'us', options: {} }, 'https://form.typeform.com/to/moe6aa'],
  [{ form: 'moe6aa', region: 'eu', options: {} }, 'https://form.typeform.eu/to/moe6aa'],
  [{ form: '/forms/preview/', region: 'us', options: {} }, '/forms/preview/'],
  [
    {
      form: 'moe6aa',
      region: 'us',
      options: { tracking: { utm_source: 'a b' }, hidden: { topic: 'rules & costs', none: '' }, preselect: { q: 'a' } },
    },
    'https://form.typeform.com/to/moe6aa?utm_source=a+b#topic=rules+%26+costs&answers-q=a',
  ],
  [
    { form: 'moe6aa', region: 'us', options: { enableSandbox: true } },
    'https://form.typeform.com/to/moe6aa?enable-sandbox=true',
  ],
] as const)('%j leads to %s', (launcher, address) => {
  expect(formLink(launcher)).toBe(address);
});
