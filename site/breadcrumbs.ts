import type { Route } from 'next';
import { navigation } from '@/content/navigation';
import { publicationsPage } from '@/content/publications-page';
import { subjectsPath } from './subject-path';

export type Crumb = { label: string; href: Route };

const subjects: Crumb = { label: publicationsPage.subjects.title, href: subjectsPath };
const pages: Crumb[] = [...navigation.items, subjects, ...navigation.footerItems];

/** The pages from home to a route, both included; none for home. @param title names a page that is in no navigation */
export function breadcrumbs(path: Route, title: string): Crumb[] {
  if (path === '/') return [];
  const ancestors = pages.filter(({ href }) => href === '/' || path === href || path.startsWith(`${href}/`));
  const isNamed = ancestors.some(({ href }) => href === path);
  return isNamed ? ancestors : [...ancestors, { label: title, href: path }];
}
