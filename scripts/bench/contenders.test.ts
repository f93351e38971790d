import { stripRequests } from './contenders';

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
