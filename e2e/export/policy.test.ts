import { analytics } from '@/content/analytics';
import { readPolicy } from '@/scripts/export/policy/page-policy';
import { all, exportedPages } from './read-export';

test.each(exportedPages)('$address is ruled by a policy that allows nothing of other sites (R6.9)', (page) => {
  const meta = page.document.querySelector('meta[http-equiv="Content-Security-Policy"]');
  const policy = readPolicy(meta?.getAttribute('content') ?? '');
  const { 'frame-src': frames = [], ...others } = policy;
  const more = Object.entries(others).flatMap(([directive, allowed]) =>
    allowed.filter((source) => !/^'(none|self|sha256-.+)'$/.test(source)).map((source) => `${directive} ${source}`),
  );
  expect(policy['default-src']).toEqual(["'none'"]);
  // These do not fall back on it: without them a page may be given another base, or send a form anywhere.
  expect(policy['base-uri']).toEqual(["'none'"]);
  expect(policy['form-action']).toEqual([expect.stringMatching(/^'(none|self)'$/)]);
  // One page runs WebAssembly, in a worker of its own making; in return it has no address to send anything to.
  const numbersFiles = page.address === '/tenth-lining/number/';
  const counted =
    analytics.service === 'none' || page.address.startsWith('/forms/') ? [] : [`connect-src ${analytics.host}`];
  expect(more).toEqual(numbersFiles ? ["script-src 'wasm-unsafe-eval'", 'worker-src blob:'] : counted);
  if (numbersFiles)
    for (const directive of ['connect-src', 'form-action', 'frame-src']) expect(policy[directive]).toEqual(["'none'"]);
  // A policy rules no connection that is opened beforehand.
  expect(all(page, 'link:is([rel=preconnect], [rel=dns-prefetch])[href*="//"]')).toEqual([]);
  expect(frames.filter((source) => /\*|^https?:$/.test(source))).toEqual([]);
});
