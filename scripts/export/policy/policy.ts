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
