import { Heading } from '@/components/ui/heading';
import { Picture } from '@/components/ui/picture/picture';
import { Section } from '@/components/ui/section';
import type { IntegrationsContent } from '@/content/types';

export function Integrations({ title, text, groups: all }: IntegrationsContent) {
  const groups = all.filter(({ items }) => items.length > 0);
  if (groups.length === 0) return null;
  return (
    <Section ground="card" aria-labelledby="integrations" layout="grid grid-cols-1 gap-x-10 gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <Heading id="integrations" text={title} />
        {text && <p className="mt-5 max-w-narrow text-muted">{text}</p>}
      </div>
      <div className="grid grid-cols-1 content-start gap-x-10 gap-y-8 sm:grid-cols-2 lg:col-span-6 lg:col-start-7">
        {groups.map(({ label, items }) => (
          <section key={label}>
            <h3 className="pb-3 font-semibold text-muted text-small">{label}</h3>
            <ul className="border-line border-t">
              {items.map(({ name, logo, note }) => (
                <li key={name} className="grid grid-cols-[auto_1fr] items-center gap-x-4 border-line border-b py-4">
                  <Picture
                    src={logo}
                    alt=""
                    sizes="2rem"
                    className="row-span-2 size-8 object-contain mix-blend-multiply"
                  />
                  <span className="font-semibold leading-snug">{name}</span>
                  {note && <span className="text-muted text-small">{note}</span>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}
