import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import type { PublicationList } from '@/content/types';
import type { FormSettings } from '@/lib/form-settings';
import { DownloadGate } from './gate/download-gate';
import { PublicationCard } from './publication-card';
import { PublicationTabs } from './publication-tabs';

type PublicationLibraryProps = {
  lists: readonly PublicationList[];
  tabsLabel: string;
  settings: FormSettings;
  /** how to hear of the next one */
  next: ReactNode;
  /** what finds a publication on the shelves */
  children?: ReactNode;
};

/** The shelves, a tab each, and the gate that their buttons open. */
export function PublicationLibrary({ lists, tabsLabel, settings, next, children }: PublicationLibraryProps) {
  return (
    <DownloadGate settings={settings}>
      <Section ground="card" className="pt-4 lg:pt-7">
        {children}
        <PublicationTabs label={tabsLabel} tabs={lists.map(({ hash, label }) => ({ hash, label }))}>
          {lists.map((list, index) => (
            <Shelf key={list.id} list={list} isFirst={index === 0} />
          ))}
        </PublicationTabs>
        {next}
      </Section>
    </DownloadGate>
  );
}

/** One tab's publications: one, two or three in a row. Its id is the tab's hash. */
function Shelf({ list, isFirst }: { list: PublicationList; isFirst: boolean }) {
  return (
    <section
      id={list.hash}
      aria-labelledby={`${list.hash}-heading`}
      className="publication-list scroll-mt-56 pt-6 lg:pt-8"
    >
      <Heading id={`${list.hash}-heading`} level={2} className="mb-8">
        {list.label}
      </Heading>
      <ul className="grid grid-cols-1 gap-x-10 gap-y-12 md:grid-cols-2 lg:grid-cols-3 print:grid-cols-2 print:gap-y-6">
        {list.publications.map((publication, index) => (
          <PublicationCard
            key={publication.slug}
            publication={publication}
            leads={index === 0}
            isFirst={isFirst && index === 0}
          />
        ))}
      </ul>
    </section>
  );
}
