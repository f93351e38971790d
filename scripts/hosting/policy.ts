import type { AnalyticsContent } from '@/content/types';

/** A Content-Security-Policy: each directive with its sources, in the order they are written. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** What a site's pages may do: all together, and those at the addresses of a pattern (header-rules.ts). */
export type SitePolicies = { all: Policy; kinds: ReadonlyMap<string, Policy> };

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

/**
 * The narrowest policies that suit the pages of either site, at every address: for two releases of one site.
 */
export function uniteSitePolicies(one: SitePolicies, other: SitePolicies): SitePolicies {
  const patterns = new Set([...one.kinds.keys(), ...other.kinds.keys()]);
  // A pattern that one release has no pages for: its own broader one may be any, so all its pages are allowed for.
  const kinds = [...patterns].map(
    (pattern) => [pattern, unitePolicies([one, other].map(({ all, kinds }) => kinds.get(pattern) ?? all))] as const,
  );
  return { all: unitePolicies([one.all, other.all]), kinds: new Map(kinds) };
}

/** What counting adds to a page's policy: the service's host, and no script of Plausible's, which comes from this site. */
export function countingPolicy(content: AnalyticsContent): Policy {
  if (content.service === 'none') return {};
  const { service, host } = content;
  return { ...(service === 'umami' && { 'script-src': [host] }), 'connect-src': [host] };
}
