import { analytics } from '@/content/analytics';
import { readPolicy } from '@/scripts/export/policy/page-policy';
import { all, exportedPages } from './read-export';

test.each(exportedPages)('$address has a Content Security Policy that allows nothing of other sites (R6.9)', (page) => {
  const meta = page.document.querySelector('meta[http-equiv="Content-Security-Policy"]');
  const policy = readPolicy(meta?.getAttribute('content') ?? '');
  const { 'frame-src': frames = [], ...others } = policy;
  const more = Object.entries(others).flatMap(([directive, allowed]) =>
    allowed.filter((source) => !/^'(none|self|sha256-.+)'$/.test(source)).map((source) => `${directive} ${source}`),
  );
  expect(policy['default-src']).toEqual(["'none'"]);
  // These two do not fall back to default-src.
  expect(policy['base-uri']).toEqual(["'none'"]);
  expect(policy['form-action']).toEqual([expect.stringMatching(/^'(none|self)'$/)]);
  // The numbering page runs WebAssembly in a worker from a blob, and may not send anything.
  const numbersFiles = page.address === '/tenth-lining/number/';
  const counted =
    analytics.service === 'none' || page.address.startsWith('/forms/') ? [] : [`connect-src ${analytics.host}`];
  expect(more).toEqual(numbersFiles ? ["script-src 'wasm-unsafe-eval'", 'worker-src blob:'] : counted);
  if (numbersFiles)
    for (const directive of ['connect-src', 'form-action', 'frame-src']) expect(policy[directive]).toEqual(["'none'"]);
  // The policy does not apply to preconnect and dns-prefetch.
  expect(all(page, 'link:is([rel=preconnect], [rel=dns-prefetch])[href*="//"]')).toEqual([]);
  expect(frames.filter((source) => /\*|^https?:$/.test(source))).toEqual([]);
});
