import { linkCountingAttributes } from './counting-attributes';

jest.mock('@/content/analytics', () => ({ analytics: { service: 'plausible' } }));
// The owner may remove the links to the editor and to bill analysis.
jest.mock('@/content/links', () => ({ links: { bookDemo: { href: 'https://calendar.example/demo' } } }));

test.each([
  ['https://calendar.example/demo', { 'data-event': 'Demo pressed' }],
  ['/tenth-lining/number', { 'data-event': 'Tool opened', 'data-event-of': '/tenth-lining/number' }],
  ['/legal', {}],
])('R13.2: with counting, a link to %s has the attributes of its event', (href, attributes) => {
  expect(linkCountingAttributes(href)).toEqual(attributes);
});
