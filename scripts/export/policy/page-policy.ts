import { createHash } from 'node:crypto';
import type { AnalyticsContent } from '../../../content/types';
import { attribute, createElement, elements, insert, onlyElement, type Page, textOf } from '../html-tree';
import { countingPolicy, type Policy, policyText } from './policy';

/** Other sites whose pages may stand in a frame: the form's service by region, and the players of a video. */
const framedHosts = [
  'https://form.typeform.com',
  'https://form.typeform.eu',
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
];

type PagePolicyOptions = {
  /** everything that the page will ask for by name: its HTML and the data in its scripts, as `next build` wrote it */
  source: string;
  /** styles that the form library writes into a page that opens forms */
  formStyles: readonly string[];
  /** whether and where visits to it are counted */
  counting?: AnalyticsContent;
};

/**
 * What one page may load: its own site's files, its own inline scripts and styles by hash, and other sites only where
 * its content names them.
 *
 * @param page the page as it is served
 */
export function pagePolicy(page: Page, { source, formStyles, counting }: PagePolicyOptions): Policy {
  const frames = framedHosts.filter((host) => source.includes(`${host}/`));
  const hasBuiltInForm = source.includes('/forms/preview/');
  const opensForms = hasBuiltInForm || frames.some((host) => host.includes('typeform'));
  if (hasBuiltInForm) frames.unshift("'self'");
  const numbers = numbersFiles(source);
  const counted = counting && !numbers ? countingPolicy(counting) : {};
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes(page, 'script'), ...(numbers ? ["'wasm-unsafe-eval'"] : [])],
    'style-src': ["'self'", ...inlineHashes(page, 'style'), ...(opensForms ? formStyles.map(hash) : [])],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    // The publications page fetches its search index.
    'connect-src': [numbers ? "'none'" : "'self'", ...(counted['connect-src'] ?? [])],
    ...(numbers && { 'worker-src': ['blob:'] }),
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'form-action': [elements(page, 'form').length > 0 ? "'self'" : "'none'"],
    'base-uri': ["'none'"],
  };
}

/** Whether a page numbers a reader's file: PDFium is WebAssembly, its worker is made from a blob, and nothing may be sent. */
export const numbersFiles = (source: string): boolean => source.includes('/tenth-lining/number/engine/');

/**
 * Puts a policy into its page as the first thing after the character set: a policy rules only what follows it.
 *
 * @throws Error when the head does not begin with its character set, or has a policy already
 */
export function addPolicy(page: Page, policy: Policy): void {
  const head = onlyElement(page, 'head');
  const [charset] = elements(head);
  if (!charset || attribute(charset, 'charset') === undefined)
    throw new Error(`the head begins with <${charset?.tagName ?? '/head'}>, not with a character set`);
  const equivalents = elements(page, 'meta').map((meta) => attribute(meta, 'http-equiv')?.toLowerCase());
  if (equivalents.includes('content-security-policy')) throw new Error('the page has a policy already');
  const content = policyText(policy);
  const next = head.childNodes[head.childNodes.indexOf(charset) + 1];
  insert(head, createElement('meta', { 'http-equiv': 'Content-Security-Policy', content }), next);
}

/** Hashes of the inline elements, without the data blocks that no browser runs (JSON-LD). */
export function inlineHashes(page: Page, name: 'script' | 'style'): string[] {
  return elements(page, name)
    .filter((element) => attribute(element, 'src') === undefined)
    .filter((element) => !/^application\/.+json$/.test(attribute(element, 'type') ?? ''))
    .map((element) => hash(textOf(element)));
}

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
