import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import type { IntegrationMarkName, IntegrationsContent } from '@/content/types';

export function Integrations({ title, text, groups: all }: IntegrationsContent) {
  const groups = all.filter(({ items }) => items.length > 0);
  if (groups.length === 0) return null;
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
              {items.map(({ name, mark, note }) => (
                <li key={name} className="grid grid-cols-[auto_1fr] items-center gap-x-4 border-line border-b py-4">
                  <IntegrationMark mark={mark} />
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

// The products' own marks in one tone and on one grid.
type Shape = { d: string; opacity?: number };

const drawings: Record<IntegrationMarkName, readonly Shape[]> = {
  sharepoint: [
    { d: 'M16 3a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z', opacity: 0.45 },
    { d: 'M23 11a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Z', opacity: 0.6 },
    { d: 'M17 19.5a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z', opacity: 0.35 },
    { d: 'M3 11h12v12H3V11Zm9 2.2H6v4.6h4.2v1.6H6V21h6v-4.6H7.8v-1.6H12v-1.6Z' },
  ],
  'google-drive': [{ d: 'M12 4h8l9 15.5h-8L12 4Zm-1.4 2 4 7L7 26.5 3 19.5 10.6 6Zm2.5 15.5h15.5l-4 6.5H9.3l3.8-6.5Z' }],
  dropbox: [
    {
      d: 'M9.5 4 16 8.1 9.5 12.2 3 8.1 9.5 4Zm13 0L29 8.1l-6.5 4.1L16 8.1 22.5 4ZM9.5 12.2 16 16.3 9.5 20.4 3 16.3l6.5-4.1Zm13 0 6.5 4.1-6.5 4.1L16 16.3l6.5-4.1ZM9.5 21.8 16 17.7l6.5 4.1L16 25.9l-6.5-4.1Z',
    },
  ],
  outlook: [
    {
      d: 'M18 6h11v4.5l-6.5 4.3L18 11.9V6Zm11 6.9V24H18v-9.7l4.5 2.9 6.5-4.3ZM3 8l13-3v22L3 24V8Zm6.5 4C7.3 12 6 13.8 6 16s1.3 4 3.5 4 3.5-1.8 3.5-4-1.3-4-3.5-4Zm0 2c1 0 1.5.9 1.5 2s-.5 2-1.5 2S8 17.1 8 16s.5-2 1.5-2Z',
    },
  ],
  gmail: [
    {
      d: 'M3 9.5C3 7 5.6 6 7.5 7.4L16 13.8l8.5-6.4C26.4 6 29 7 29 9.5V24a2 2 0 0 1-2 2h-4V14.5l-7 5.2-7-5.2V26H5a2 2 0 0 1-2-2V9.5Z',
    },
  ],
};

function IntegrationMark({ mark }: { mark: IntegrationMarkName }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 32 32"
      fill="currentColor"
      fillRule="evenodd"
      className="size-8 shrink-0 row-span-2 text-teal"
    >
      {drawings[mark].map(({ d, opacity }) => (
        <path key={d} d={d} opacity={opacity} />
      ))}
    </svg>
  );
}
