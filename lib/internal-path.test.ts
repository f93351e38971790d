import { internalPath } from './internal-path';

test.each([
  ['/', '/'],
  ['/legal', '/legal/'],
  ['/legal/', '/legal/'],
  ['/legal#counter', '/legal/#counter'],
  ['/web/publications?year=2024#whitepapers', '/web/publications/?year=2024#whitepapers'],
  ['/feed.xml', '/feed.xml'],
  ['/web/Attachments/a.pdf', '/web/Attachments/a.pdf'],
  ['#main', '#main'],
  ['/Account/LoginEmail', '/Account/LoginEmail'],
])('%s is written %s', (given, written) => {
  expect(internalPath(given)).toBe(written);
});
