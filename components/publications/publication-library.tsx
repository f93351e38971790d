import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section';
import type { PublicationList } from '@/content/types';
import type { FormSettings } from '@/lib/form-settings';
import { FeedLink } from './feed-link';
import { DownloadGate } from './gate/download-gate';
import { PublicationShelf } from './publication-shelf';
import { PublicationTabs } from './publication-tabs';

type PublicationLibraryProps = {
  lists: readonly PublicationList[];
  tabsLabel: string;
  settings: FormSettings;
  /** what finds a publication on the shelves */
  children?: ReactNode;
};

/** The shelves, a tab each, and the gate that their buttons open. */
export function PublicationLibrary({ lists, tabsLabel, settings, children }: PublicationLibraryProps) {
  return (
    <DownloadGate settings={settings}>
      <Section ground="card" className="pt-4 lg:pt-7">
        {children}
        <PublicationTabs label={tabsLabel} tabs={lists.map(({ hash, label }) => ({ hash, label }))}>
          {lists.map((list, index) => (
            <PublicationShelf key={list.id} list={list} isFirst={index === 0} />
          ))}
        </PublicationTabs>
        <FeedLink />
      </Section>
    </DownloadGate>
  );
}
