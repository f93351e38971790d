import type { Route } from 'next';
import { links } from './links';

/** The site's pages in the header's order. */
export const navigation = {
  label: 'Main',
  menuLabel: 'Menu',
  closeLabel: 'Close menu',
  items: [
    { label: 'Home', href: '/' },
    { label: 'For Lawyers', href: '/legal' },
    { label: 'Publications', href: '/web/publications' },
    { label: 'Tenth Lining', href: '/tenth-lining' },
  ] satisfies ReadonlyArray<{ label: string; href: Route }>,
  logIn: links.logIn,
  footerLabel: 'Footer',
  breadcrumbsLabel: 'Breadcrumb',
  /** pages that stand in the footer only */
  footerItems: [
    { label: 'Team', href: '/team' },
    { label: 'Privacy policy', href: '/privacy' },
  ] satisfies ReadonlyArray<{ label: string; href: Route }>,
} as const;

export const toolLink = {
  href: '/tenth-lining',
  label: 'Looking for our 10th Lining Tool?',
  tooltip: 'Document line numbering tool',
} as const;
