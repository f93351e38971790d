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
  /** in the phone's menu, after the pages */
  menuItems: [numberingTool, yourFiles],
  logIn: links.logIn,
  bookDemo: links.bookDemo,
  footerLabel: 'Footer',
  breadcrumbsLabel: 'Breadcrumb',
  /** pages that stand in the footer only; a page that waits for its answers is left out (site/answered-rows.ts) */
  footerItems: [
    numberingTool,
    { label: 'Team', href: '/team' },
    yourFiles,
    { label: 'Privacy policy', href: '/privacy' },
  ] satisfies ReadonlyArray<{ label: string; href: Route }>,
} as const;

/** Names the bar of shortcuts at a phone's lower edge, and the tab at a desktop's right one. */
export const shortcutsLabel = 'Shortcuts';

export const toolLink = {
  href: '/tenth-lining',
  label: 'Looking for our 10th Lining Tool?',
  tooltip: 'Document line numbering tool',
} as const;
