import type { AnalyticsContent } from '@/content/types';

/** A Content-Security-Policy: each directive with its sources, in the order they are written. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** The policy as a header's or a meta element's value. */
export function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** Reads what `policyText` writes. */
export function readPolicy(text: string): Policy {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/));
  return Object.fromEntries(directives.flatMap(([name, ...sources]) => (name ? [[name, sources]] : [])));
}

/**
 * The narrowest policy that allows what any of the given ones allows: for a header that stands over several pages, each
 * of which narrows it again by its own meta element (a browser enforces both).
 */
export function unitePolicies(policies: readonly Policy[]): Policy {
  const names = [...new Set(policies.flatMap((policy) => Object.keys(policy)))];
  return Object.fromEntries(
    names.map((name) => {
      const sources = [...new Set(policies.flatMap((policy) => policy[name] ?? []))];
      // 'none' means nothing beside other sources, and browsers warn of it.
      return [name, sources.length > 1 ? sources.filter((source) => source !== "'none'") : sources];
    }),
  );
}

/** What counting adds to a page's policy: the service's host. Its script comes from this site. */
export function countingPolicy(content: AnalyticsContent): Policy {
  return content.service === 'none' ? {} : { 'connect-src': [content.host] };
}
