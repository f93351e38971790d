import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { Container } from '@/components/ui/section';
import { navigation } from '@/content/navigation';
import { footer, sampleNote, site } from '@/content/site';
import type { FooterLinksContent } from '@/content/types';

const linkLook =
  'wrap-anywhere inline-flex min-h-11 items-center md:min-h-8 text-mist underline-offset-4 hover:text-paper hover:underline';

export function Footer() {
  const { about, offices, contact, social, legalNotice } = footer;
  return (
    <footer className="on-ink bg-ink pt-16 pb-10 text-mist text-small md:pt-20 md:pb-14">
      <Container>
        <div className="grid grid-cols-1 gap-10 sm:grid-cols-2 lg:grid-cols-12">
          <FooterColumn title={about.title} className="lg:col-span-4">
            <p className="max-w-narrow">{about.text}</p>
          </FooterColumn>
          {offices && offices.items.length > 0 && (
            <FooterColumn title={offices.title} className="lg:col-span-3">
              <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-6">
                {offices.items.map(({ city, lines }) => (
                  <li key={city}>
                    <address className="whitespace-pre-line not-italic">{lines.join('\n')}</address>
                  </li>
                ))}
              </ul>
            </FooterColumn>
          )}
          <FooterLinks {...contact} className="lg:col-span-3" />
          <FooterLinks {...social} className="lg:col-span-2" />
        </div>
        <div className="mt-12 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-4 border-slate border-t pt-6">
          <p className="max-w-measure">{legalNotice.text}</p>
          <nav aria-label={navigation.footerLabel}>
            <ul className="flex flex-wrap gap-x-6">
              {navigation.footerItems.map(({ href, label }) => (
                <li key={href}>
                  {/* Padding for fingers; the margin keeps the gaps between the words. */}
                  <Link href={href} className={`${linkLook} -mx-2 px-2`} label={label} />
                </li>
              ))}
            </ul>
          </nav>
        </div>
        {'sample' in site && <p className="mt-4">{sampleNote}</p>}
      </Container>
    </footer>
  );
}

function FooterLinks({ title = '', items = [], className }: Partial<FooterLinksContent> & { className: string }) {
  if (items.length === 0) return null;
  return (
    <FooterColumn title={title} className={className}>
      <ul className="-mt-3 md:-mt-1.5">
        {items.map(({ href, label, newTab }) => (
          <li key={href} className="w-fit max-w-full">
            <Link href={href} newTab={newTab} className={`${linkLook} min-w-11`} label={label} />
          </li>
        ))}
      </ul>
    </FooterColumn>
  );
}

function FooterColumn({ title, className, children }: { title: string; className: string; children: ReactNode }) {
  return (
    <section className={className}>
      <h2 className="mb-3 font-semibold text-paper">{title}</h2>
      {children}
    </section>
  );
}
