import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { ContentProblemsOverlay } from '@/components/layout/content-problems-overlay';
import { draftNote, site } from '@/content/site';
import { isDraftPreview } from '@/lib/draft-preview';
import { colors } from '@/tailwind.config';
import { newsreader } from './fonts';
import './globals.css';

export const viewport: Viewport = { themeColor: colors.paper, colorScheme: 'light' };

/** Added to every page's own: keeps a preview of drafts out of search engines. */
export const metadata: Metadata = isDraftPreview() ? { robots: { index: false } } : {};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // `next dev` lacks the script that sets `data-runtime` in exported pages (docs/design.md §6).
    <html
      lang={site.lang}
      className={newsreader.variable}
      data-runtime={process.env.NODE_ENV === 'development' ? 'ready' : undefined}
    >
      <body>
        {isDraftPreview() && (
          <p role="note" className="bg-clay px-4 py-2 text-center font-semibold text-paper text-small">
            {draftNote}
          </p>
        )}
        {children}
        <ContentProblemsOverlay />
      </body>
    </html>
  );
}
