import type { Route } from 'next';
import { links } from './links';

const numberingTool = { label: 'Numbering tool', href: '/tenth-lining/number' } as const;
const yourFiles = { label: 'Your files', href: '/your-files' } as const;

/** The site's pages in the header's order. */
export const navigation = {
  label: 'Main',
  menuLabel: 'Menu',
  items: [
    { label: 'Home', href: '/' },
    { label: 'For Lawyers', href: '/legal' },
    { label: 'Publications', href: '/web/publications' },
    { label: 'Tenth Lining', href: '/tenth-lining' },
  ] satisfies ReadonlyArray<{ label: string; href: Route }>,
  /** in the mobile menu, after the pages */
  menuItems: [numberingTool, yourFiles],
  logIn: links.logIn,
  bookDemo: links.bookDemo,
  footerLabel: 'Footer',
  breadcrumbsLabel: 'Breadcrumb',
  footerItems: [
    numberingTool,
    { label: 'Team', href: '/team' },
    yourFiles,
    { label: 'Privacy policy', href: '/privacy' },
  ] satisfies ReadonlyArray<{ label: string; href: Route }>,
} as const;

/** Accessible name of the region with `numberingToolLink`. */
export const shortcutsLabel = 'Shortcuts';

export const numberingToolLink = {
  href: '/tenth-lining',
  label: 'Looking for our 10th Lining Tool?',
  tooltip: 'Document line numbering tool',
} as const;
