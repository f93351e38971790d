import type { ComponentProps } from 'react';
import { withTrailingSlash } from '@/lib/with-trailing-slash';
import { linkCountingAttributes } from '@/site/counting-attributes';
import { type ButtonStyleProps, buttonStyles } from './button';
import { cn } from './cn';

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & {
  href: string;
  /** the words; a link with a mark or a picture in it has children instead */
  label?: string;
  /** opens in a new tab, and says so to screen readers */
  newTab?: boolean;
};

/** A plain anchor (docs/adr/0003). Internal addresses get their trailing slash here; a telephone number stays on one line. */
export function Link({ href, label, newTab = false, className, children, ...props }: LinkProps) {
  const isInternal = href.startsWith('/') || href.startsWith('#');
  return (
    <a
      {...linkCountingAttributes(href)}
      {...props}
      className={href.startsWith('tel:') ? cn('whitespace-nowrap', className) : className}
      href={isInternal ? withTrailingSlash(href) : href}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      {label ?? children}
      {newTab && <span className="sr-only"> (opens in new tab)</span>}
    </a>
  );
}

export function ButtonLink({ look, size, className, ...props }: LinkProps & ButtonStyleProps) {
  return <Link {...props} className={cn(buttonStyles({ look, size }), className)} />;
}

type TextLinkProps = LinkProps & {
  /** as high as a finger's target: 44 px */
  isTall?: boolean;
};

export function TextLink({ isTall = false, className, ...props }: TextLinkProps) {
  const look =
    'font-semibold text-teal underline decoration-1 underline-offset-4 hover:text-teal-deep hover:decoration-2';
  return <Link {...props} className={cn(look, isTall && 'inline-flex min-h-11 items-center', className)} />;
}
