import { heaviestOfEachTemplate, stripRequests } from './contenders';

test('pages below a page share a template, and the heaviest stands for them', () => {
  const pages = [
    { route: '/', bytes: 9 },
    { route: '/legal/', bytes: 1 },
    { route: '/web/publications/', bytes: 5 },
    { route: '/web/publications/first/', bytes: 2 },
    { route: '/web/publications/second/', bytes: 3 },
    { route: '/web/publications/third/', bytes: 1 },
    { route: '/web/publications/subjects/', bytes: 1 },
    { route: '/web/publications/subjects/customs/', bytes: 4 },
    { route: '/web/publications/subjects/procedure/', bytes: 6 },
  ];
  expect(heaviestOfEachTemplate(pages)).toEqual([
    '/',
    '/legal/',
    '/web/publications/',
    '/web/publications/second/',
    '/web/publications/subjects/',
    '/web/publications/subjects/procedure/',
  ]);
});

const floor = (body: string, head = '') => stripRequests(`<html><head>${head}</head><body>${body}</body></html>`);

test('keeps words, boxes and rules, and asks for no file', () => {
  const head =
    '<meta name="viewport" content="width=device-width"><meta http-equiv="Content-Security-Policy" content="x">' +
    '<link rel="manifest" href="/a.json"><style>@font-face{font-family:a;src:url(/a.woff2)}' +
    '@font-face{font-family:b;src:local(Times)}p{color:red}</style><script>run()</script>';
  const body =
    '<picture><source srcset="/a.avif"><img src="/a.png" alt="A" width="9" height="9"></picture><p>Words</p>';
  expect(floor(body, head)).toBe(
    '<html><head><meta name="viewport" content="width=device-width"><style>@font-face{font-family:b;src:local(Times)}p{color:red}</style><link rel="icon" href="data:,"></head>' +
      '<body><picture><source><img alt="A" width="9" height="9"></picture><p>Words</p></body></html>',
  );
});
