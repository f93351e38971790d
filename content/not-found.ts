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
  /** in the lead's place where the host does not lead Log In to the product yet */
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
