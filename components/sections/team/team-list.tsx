import { Heading } from '@/components/ui/heading';
import { SampleMark } from '@/components/ui/sample-mark';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import type { TeamMember } from '@/content/types';
import { Portrait } from './portrait';

type TeamListProps = { title: string; members: readonly TeamMember[] };

/** The team as a list: the first entry opens it at full size, the others follow as ruled lines. */
export function TeamList({ title, members }: TeamListProps) {
  const [lead, ...others] = members;
  return (
    <Section ground="card" aria-labelledby="team-list">
      <Heading level={2} id="team-list" className="sr-only">
        {title}
      </Heading>
      {lead && (
        <article className="relative grid grid-cols-1 items-end gap-x-10 gap-y-7 lg:grid-cols-12">
          <Portrait
            {...lead}
            isFirst
            sizes="(width >= 640px) 22rem, 90vw"
            className="w-full max-w-[22rem] lg:col-span-5"
          />
          <div className="lg:col-span-7 lg:pb-2">
            <Heading level={3} size="display">
              {lead.name}
            </Heading>
            <p className="mt-1 font-semibold text-clay">{lead.role}</p>
            <p className="mt-5 max-w-measure text-lead text-muted">{lead.bio}</p>
            <ProfileLink {...lead.profile} />
          </div>
          <SampleMark sample={lead.sample} />
        </article>
      )}
      <ul className="mt-12 border-line border-t lg:mt-16">
        {others.map((member) => (
          <li key={member.photo} className="border-line border-b">
            <article className="relative grid grid-cols-[minmax(0,2fr)_minmax(0,5fr)] gap-x-5 py-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,4fr)] sm:gap-x-8 lg:grid-cols-12 lg:gap-x-10 lg:py-8">
              <Portrait {...member} sizes="(width >= 640px) 10rem, 25vw" className="w-full max-w-40 lg:col-span-2" />
              <div className="min-w-0 lg:col-span-10 lg:grid lg:grid-cols-10 lg:gap-x-10">
                <div className="lg:col-span-4">
                  <Heading level={3} size="title">
                    {member.name}
                  </Heading>
                  <p className="mt-1 font-semibold text-small">{member.role}</p>
                </div>
                <div className="max-lg:mt-3 lg:col-span-6">
                  <p className="max-w-measure text-muted">{member.bio}</p>
                  <ProfileLink {...member.profile} />
                </div>
              </div>
              <SampleMark sample={member.sample} />
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ProfileLink({ href, label, newTab }: TeamMember['profile']) {
  return (
    <p className="mt-2">
      <TextLink href={href} newTab={newTab} className="inline-flex min-h-11 items-center text-small">
        {label}
      </TextLink>
    </p>
  );
}
