import { links } from '@/content/links';
import { countedLink } from './counted';

jest.mock('@/content/analytics', () => ({ analytics: { service: 'plausible' } }));

test.each([
  [links.bookDemo.href, { 'data-event': 'Demo pressed' }],
  ['/tenth-lining/number', { 'data-event': 'Tool opened', 'data-event-of': '/tenth-lining/number' }],
  ['/legal', {}],
])('R13.2: where visits are counted, a link to %s says what it is counted as', (href, attributes) => {
  expect(countedLink(href)).toEqual(attributes);
});
