import type { Metadata } from 'next';
import { PageFrame } from '@/components/layout/page-frame';
import { PageIntro } from '@/components/sections/page-intro';
import { TextLink } from '@/components/ui/text-link';
import { notFound } from '@/content/not-found';
import { site } from '@/content/site';

export const metadata: Metadata = {
  title: `${notFound.meta.title} · ${site.name}`,
  description: notFound.meta.description,
  robots: { index: false },
};

export default function NotFoundPage() {
  return (
    <PageFrame>
      <PageIntro {...notFound} marginFrom={404}>
        <ul className="mt-8 flex flex-wrap gap-x-7 gap-y-3">
          {notFound.actions.map(({ href, label }) => (
            <li key={href}>
              <TextLink href={href}>{label}</TextLink>
            </li>
          ))}
        </ul>
      </PageIntro>
    </PageFrame>
  );
}
