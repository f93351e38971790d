import { analytics } from '@/content/analytics';
import { readPolicy } from '@/scripts/export/policy/page-policy';
import { all, attribute, exportedPages } from './read-export';

/** Links that a browser follows only when asked, and those that only name an address. */
const notLoaded = /^(canonical|alternate|author|license|me|prev|next)$/;
const isForeign = (address: string) => address !== '' && !/^(\/(?![/\\])|#|data:image\/)/.test(address);
const sources = (srcset: string) => srcset.split(/,\s+/).map((each) => each.trim().split(/\s+/)[0] ?? '');

test.each(exportedPages)('$address loads scripts, pictures, films and frames from this site alone (R6.9)', (page) => {
  const loading = all(page, '[src], [srcset], [imagesrcset], [poster], [data], [data-scripts], link[href]');
  const addresses = loading
    .filter((element) => !(element.localName === 'link' && notLoaded.test(attribute(element, 'rel'))))
    .flatMap((element) => [
      attribute(element, 'src'),
      attribute(element, 'poster'),
      attribute(element, 'data'),
      ...(element.localName === 'link' ? [attribute(element, 'href')] : []),
      ...sources(attribute(element, 'srcset')),
      ...sources(attribute(element, 'imagesrcset')),
      ...attribute(element, 'data-scripts').split(' '),
    ]);
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.filter(isForeign)).toEqual([]);
});

test.each(exportedPages)('$address is ruled by a policy that allows nothing else', (page) => {
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
  expect(frames.filter((source) => /\*|^https?:$/.test(source))).toEqual([]);
});
