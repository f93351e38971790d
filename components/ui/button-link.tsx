import { type ButtonStyleProps, buttonStyles } from './button-styles';
import { cn } from './cn';
import { Link, type LinkProps } from './link';

type ButtonLinkProps = LinkProps & ButtonStyleProps;

/** It stays a link: it leads somewhere, and can be opened in another tab. */
export function ButtonLink({ look, size, className, ...props }: ButtonLinkProps) {
  return <Link {...props} className={cn(buttonStyles({ look, size }), className)} />;
}
