import type { ComponentProps } from 'react';
import { internalPath } from '@/lib/internal-path';

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & {
  href: string;
  /** opens a new tab, and says so */
  newTab?: boolean;
};

/**
 * Plain anchors: a client-side navigation would cost more than the page it saves (docs/adr/0003). Internal addresses
 * get their trailing slash here.
 */
export function Link({ href, newTab = false, children, ...props }: LinkProps) {
  const isInternal = href.startsWith('/') || href.startsWith('#');
  return (
    <a {...props} href={isInternal ? internalPath(href) : href} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      {children}
      {newTab && <span className="sr-only"> (opens in new tab)</span>}
    </a>
  );
}
