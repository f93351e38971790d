import type { Route } from 'next';
import type { ReactNode } from 'react';
import { PageLaunchers } from '@/components/launchers/launcher';
import { ClosingCall } from '@/components/sections/closing-call';
import { JsonLd } from '@/components/ui/json-ld';
import { MarginNumbers } from '@/components/ui/section';
import { navigation } from '@/content/navigation';
import { skipLinkLabel } from '@/content/site';
import type { ClosingCallContent, PageMeta } from '@/content/types';
import { breadcrumbs } from '@/site/breadcrumbs';
import { breadcrumbList, type JsonLdNode, publisherAndSiteNodes } from '@/site/json-ld';
import { Breadcrumbs } from './breadcrumbs';
import { Footer } from './footer';
import { Header } from './header';
import { NumberingToolLink } from './numbering-tool-link';

type PageFrameProps = {
  /** the page's own route; the 404 page has none */
  path?: Route;
  /** without it the page has neither breadcrumbs nor structured data */
  meta?: PageMeta;
  /** by default the title in `meta` */
  breadcrumbName?: string;
  /** structured data of what the page is about */
  structuredData?: JsonLdNode;
  closing?: ClosingCallContent;
  children: ReactNode;
};

/** What surrounds every page. `path` sets `aria-current` in the navigation. */
export function PageFrame({ path, meta, closing, children, ...page }: PageFrameProps) {
  const crumbs = path && meta ? breadcrumbs(path, page.breadcrumbName ?? meta.title) : [];
  return (
    <>
      <a
        href="#main"
        className="fixed -top-24 left-2 z-50 rounded bg-ink px-4 py-3 font-semibold text-paper focus-visible:top-2"
      >
        {skipLinkLabel}
      </a>
      <Header current={path} />
      <div className="relative">
        {crumbs.length > 0 && <Breadcrumbs label={navigation.breadcrumbsLabel} crumbs={crumbs} />}
        {/* The 404 page's drawing has line numbers of its own. */}
        {path && <MarginNumbers />}
        <main id="main" tabIndex={-1} className="outline-none">
          {children}
          {closing && <ClosingCall {...closing} />}
          {path && <PageLaunchers path={path} />}
        </main>
      </div>
      <NumberingToolLink path={path} />
      <Footer />
      {path && meta && (
        <JsonLd
          nodes={[
            ...publisherAndSiteNodes,
            ...(crumbs.length > 0 ? [breadcrumbList(crumbs)] : []),
            ...(page.structuredData ? [page.structuredData] : []),
          ]}
        />
      )}
    </>
  );
}
