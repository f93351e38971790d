import { linkCountingAttributes } from './counting-attributes';

jest.mock('@/content/analytics', () => ({ analytics: { service: 'plausible' } }));
// An owner without an editor of their own and without bill analysis.
jest.mock('@/content/links', () => ({ links: { bookDemo: { href: 'https://calendar.example/demo' } } }));

test.each([
  ['https://calendar.example/demo', { 'data-event': 'Demo pressed' }],
  ['/tenth-lining/number', { 'data-event': 'Tool opened', 'data-event-of': '/tenth-lining/number' }],
  ['/legal', {}],
])('R13.2: where visits are counted, a link to %s says what it is counted as', (href, attributes) => {
  expect(linkCountingAttributes(href)).toEqual(attributes);
});
