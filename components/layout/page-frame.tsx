import type { Route } from 'next';
import type { ReactNode } from 'react';
import { PageLaunchers } from '@/components/launchers/page-launchers';
import { skipLinkLabel } from '@/content/site';
import { Footer } from './footer';
import { Header } from './header';
import { SkipLink } from './skip-link';
import { ToolLink } from './tool-link';

type PageFrameProps = {
  /** the page's own route, to mark it in the navigation */
  path?: Route;
  children: ReactNode;
};

/** What surrounds every page. Pages pass their own path, so no script is needed to mark the current one. */
export function PageFrame({ path, children }: PageFrameProps) {
  return (
    <>
      <SkipLink label={skipLinkLabel} />
      <Header current={path} />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
        {path && <PageLaunchers path={path} />}
      </main>
      <ToolLink />
      <Footer />
    </>
  );
}
