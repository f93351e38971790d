import { Heading } from '@/components/ui/heading';
import { SampleMark } from '@/components/ui/sample-mark';
import { Section } from '@/components/ui/section';
import type { IntegrationsContent } from '@/content/types';
import { IntegrationMark } from './integration-mark';

/** A ruled list in two parts: where files are kept, and where letters are. */
export function Integrations({ title, text, groups }: IntegrationsContent) {
  return (
    <Section ground="card" aria-labelledby="integrations" layout="grid grid-cols-1 gap-x-10 gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <Heading level={2} id="integrations">
          {title}
        </Heading>
        {text && <p className="mt-5 max-w-narrow text-muted">{text}</p>}
      </div>
      <div className="grid grid-cols-1 content-start gap-x-10 gap-y-8 sm:grid-cols-2 lg:col-span-6 lg:col-start-7">
        {groups.map(({ label, items }) => (
          <section key={label}>
            <h3 className="pb-3 font-semibold text-muted text-small">{label}</h3>
            <ul className="border-line border-t">
              {items.map(({ name, mark, note, sample }) => (
                <li
                  key={name}
                  className="relative grid grid-cols-[auto_1fr] items-center gap-x-4 border-line border-b py-4"
                >
                  <IntegrationMark mark={mark} className="row-span-2 text-teal" />
                  <span className="font-semibold leading-snug">{name}</span>
                  {note && <span className="text-muted text-small">{note}</span>}
                  <SampleMark sample={sample} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}
