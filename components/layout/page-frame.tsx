import type { Route } from 'next';
import type { ReactNode } from 'react';
import { PageLaunchers } from '@/components/launchers/page-launchers';
import { MarginNumbers } from '@/components/ui/margin-numbers';
import { navigation } from '@/content/navigation';
import { skipLinkLabel } from '@/content/site';
import type { PageMeta } from '@/content/types';
import { breadcrumbs } from '@/lib/breadcrumbs';
import { type PageGraphOptions, pageGraph } from '@/lib/json-ld/page-graph';
import { Breadcrumbs } from './breadcrumbs';
import { Footer } from './footer';
import { Header } from './header';
import { JsonLd } from './json-ld';
import { Shortcuts } from './shortcuts';
import { SkipLink } from './skip-link';

type PageFrameProps = {
  /** the page's own route, to mark it in the navigation */
  path?: Route;
  /** title and description, for the graph and the breadcrumbs; pages that are not to be found have none */
  meta?: PageMeta;
  /** what stands on the page beside itself: publications, the product, a video */
  graph?: Pick<PageGraphOptions, 'type' | 'image' | 'mainEntity' | 'nodes'>;
  children: ReactNode;
};

/** What surrounds every page. Pages pass their own path, so no script is needed to mark the current one. */
export function PageFrame({ path, meta, graph, children }: PageFrameProps) {
  const crumbs = path && meta ? breadcrumbs(path, meta.title) : [];
  return (
    <>
      <SkipLink label={skipLinkLabel} />
      <Header current={path} />
      <div className="relative">
        {crumbs.length > 0 && <Breadcrumbs label={navigation.breadcrumbsLabel} crumbs={crumbs} />}
        {/* The missing page is a record's, and numbers its own lines. */}
        {path && <MarginNumbers />}
        <main id="main" tabIndex={-1} className="outline-none">
          {children}
          {path && <PageLaunchers path={path} />}
        </main>
      </div>
      <Shortcuts path={path} />
      <Footer />
      {path && meta && <JsonLd graph={pageGraph({ path, meta, crumbs, ...graph })} />}
    </>
  );
}
