import { createHash } from 'node:crypto';

/** A Content-Security-Policy: each directive with its sources, in the order they are written. */
type Policy = Readonly<Record<string, readonly string[]>>;

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
export function pagePolicy(page: Document, { formStyles, countingHost }: PagePolicyOptions): Policy {
  const framing = [...page.querySelectorAll<HTMLElement>('[data-frame]')];
  const frames = new Set(framing.map(({ dataset: { frame = '' } }) => frameSource(frame)));
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
    'form-action': [page.querySelector('form') ? "'self'" : "'none'"],
    'base-uri': ["'none'"],
  };
}

/** The source that allows a frame's address, which is a path of this site or of another site. */
const frameSource = (address: string) => (address.startsWith('/') ? "'self'" : new URL(address).origin);

/**
 * Whether a page works on a reader's file: an element marked `data-file-tool` says so. PDFium is WebAssembly, its worker is
 * made from a blob, and nothing may be sent.
 */
export const isFileTool = (page: Document): boolean => page.querySelector('[data-file-tool]') !== null;

const policyText = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');

/** Reads what `addPolicy` writes. */
export function readPolicy(text: string): Policy {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/));
  return Object.fromEntries(directives.flatMap(([name, ...sources]) => (name ? [[name, sources]] : [])));
}

/**
 * Puts a policy into its page as the first thing after the character set: a policy rules only what follows it.
 *
 * @throws Error when the head does not begin with its character set
 */
export function addPolicy(page: Document, policy: Policy): void {
  const charset = page.head.firstElementChild;
  if (!charset?.hasAttribute('charset'))
    throw new Error(`the head begins with <${charset?.localName ?? '/head'}>, not with a character set`);
  const meta = page.createElement('meta');
  charset.after(Object.assign(meta, { httpEquiv: 'Content-Security-Policy', content: policyText(policy) }));
}

/** Hashes of the inline elements, without the data blocks that no browser runs (JSON-LD). */
export function inlineHashes(page: Document, name: 'script' | 'style'): string[] {
  return [...page.querySelectorAll(`${name}:not([src])`)]
    .filter((element) => !/^application\/.+json$/.test(element.getAttribute('type') ?? ''))
    .map(({ textContent }) => hash(textContent));
}

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
