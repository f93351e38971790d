import { createHash } from 'node:crypto';
import { attribute, createElement, elements, insert, onlyElement, type Page, textOf } from '../html-tree';
import { type Policy, policyText } from './policy';

type PagePolicyOptions = {
  /** styles that the form library writes into a page that opens forms */
  formStyles: readonly string[];
  /** where visits to the page are counted */
  countingHost?: string;
};

/**
 * What one page may load: its own site's files, its own inline scripts and styles by hash, and in frames the addresses that
 * its elements name by `data-frame`.
 *
 * @param page the page as it is served
 */
export function pagePolicy(page: Page, { formStyles, countingHost }: PagePolicyOptions): Policy {
  const frames = new Set(valuesOf(page, 'data-frame').map(frameSource));
  const isTool = isFileTool(page);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes(page, 'script'), ...(isTool ? ["'wasm-unsafe-eval'"] : [])],
    'style-src': ["'self'", ...inlineHashes(page, 'style'), ...(frames.size > 0 ? formStyles.map(hash) : [])],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    // The publications page fetches its search index.
    'connect-src': isTool ? ["'none'"] : ["'self'", ...(countingHost ? [countingHost] : [])],
    ...(isTool && { 'worker-src': ['blob:'] }),
    'frame-src': frames.size > 0 ? [...frames] : ["'none'"],
    'form-action': [elements(page, 'form').length > 0 ? "'self'" : "'none'"],
    'base-uri': ["'none'"],
  };
}

/** The source that allows a frame's address, which is a path of this site or of another site. */
const frameSource = (address: string) => (address.startsWith('/') ? "'self'" : new URL(address).origin);

/**
 * Whether a page works on a reader's file: an element marked `data-file-tool` says so. PDFium is WebAssembly, its worker is
 * made from a blob, and nothing may be sent.
 */
export const isFileTool = (page: Page): boolean => valuesOf(page, 'data-file-tool').length > 0;

const valuesOf = (page: Page, name: string) => elements(page).flatMap((element) => attribute(element, name) ?? []);

/**
 * Puts a policy into its page as the first thing after the character set: a policy rules only what follows it.
 *
 * @throws Error when the head does not begin with its character set
 */
export function addPolicy(page: Page, policy: Policy): void {
  const head = onlyElement(page, 'head');
  const [charset] = elements(head);
  if (!charset || attribute(charset, 'charset') === undefined)
    throw new Error(`the head begins with <${charset?.tagName ?? '/head'}>, not with a character set`);
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
