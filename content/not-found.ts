import { links } from './links';
import type { Action, PageMeta } from './types';

export const notFound = {
  meta: {
    title: 'Page not found',
    description:
      'There is no page at this address. The pages of this site are listed here, with the publications library.',
  } satisfies PageMeta,
  kicker: 'Error 404',
  title: 'This line is missing',
  titleAccent: 'from the record.',
  lead: 'There is no page at this address. It may have moved, or the link may be incomplete. Try one of these:',
  /** shown instead of `lead` at the log-in's address, as long as the host does not serve the product there */
  product: {
    href: links.logIn.href,
    text: 'Log In leads to the product, which is not connected to this site yet. To see the product, book a demo:',
    action: links.bookDemo,
  },
  actions: [
    { label: 'Home', href: '/' },
    { label: 'For Lawyers', href: '/legal' },
    { label: 'Publications', href: '/web/publications' },
    { label: 'Tenth Lining', href: '/tenth-lining' },
    { label: 'Team', href: '/team' },
  ] satisfies readonly Action[],
} as const;
