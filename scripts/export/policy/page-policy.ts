import { createHash } from 'node:crypto';
import { type Policy, policyText } from '../../../lib/hosting/policy';

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
};

/**
 * What one page may load: its own site's files, its own inline scripts and styles by hash, and other sites only where
 * its content names them.
 *
 * @param html the page as it is served
 */
export function pagePolicy(html: string, { source, formStyles }: PagePolicyOptions): Policy {
  const frames = framedHosts.filter((host) => source.includes(`${host}/`));
  const opensForms = source.includes('/forms/') || frames.some((host) => host.includes('typeform'));
  if (source.includes('/forms/')) frames.unshift("'self'");
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes(html, 'script')],
    'style-src': ["'self'", ...inlineHashes(html, 'style'), ...(opensForms ? formStyles.map(hash) : [])],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    // The publications page fetches its search index.
    'connect-src': ["'self'"],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'form-action': [/<form\b/.test(html) ? "'self'" : "'none'"],
    'base-uri': ["'none'"],
  };
}

/** The page with its policy as the first thing after its character set: a policy rules only what follows it. */
export function withPolicy(html: string, policy: Policy): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyText(policy)}"/>`;
  return html.replace(/<meta charset="[^"]*"\/?>/i, (charset) => charset + meta);
}

/** Hashes of the inline elements, without the data blocks that no browser runs (JSON-LD). */
export function inlineHashes(html: string, name: 'script' | 'style'): string[] {
  const elements = [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>([\\s\\S]*?)</${name}>`, 'g'))];
  return elements
    .filter(([, attributes = '']) => !/\bsrc=/.test(attributes) && !/\btype="application\//.test(attributes))
    .map(([, , text = '']) => hash(text));
}

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
