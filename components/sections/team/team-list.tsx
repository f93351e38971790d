import { Heading } from '@/components/ui/heading';
import { TextLink } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture/picture';
import { SampleMark } from '@/components/ui/sample-mark';
import { Section } from '@/components/ui/section';
import type { TeamMember } from '@/content/types';

type TeamListProps = { title: string; members: readonly TeamMember[] };

const titleId = 'team-list';

/** The first member, on the page's first screen, so the portrait has priority. */
export function FirstMember({ title, members }: TeamListProps) {
  const [first] = members;
  if (!first) return null;
  return (
    <>
      <Heading id={titleId} className="sr-only" text={title} />
      {/* With large text the portrait is above the text. */}
      <div className="@container">
        <article className="grid grid-cols-1 @min-[15rem]:grid-cols-[minmax(0,2fr)_minmax(0,5fr)] @2xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:@min-[15rem]:grid-cols-1 gap-x-5 @2xl:gap-x-10 gap-y-5">
          <Picture
            src={first.photo}
            alt={first.photoAlt}
            sizes="(width >= 1024px) 18rem, (width >= 744px) 36vw, 25vw"
            priority
            className="aspect-4/5 w-full max-w-[18rem] rounded object-cover"
          />
          <div className="min-w-0">
            <MemberName {...first} size="display" />
            <p className="mt-1 font-semibold text-clay">{first.role}</p>
            <p className="mt-3 max-w-measure text-lead text-muted">{first.bio}</p>
            <ProfileLink {...first.profile} />
          </div>
        </article>
      </div>
    </>
  );
}

export function TeamList({ members }: TeamListProps) {
  const [, ...others] = members;
  if (others.length === 0) return null;
  return (
    <Section ground="card" aria-labelledby={titleId}>
      <div className="@container">
        <ul className="border-line border-t">
          {others.map((member) => (
            <li key={member.profile.href} className="border-line border-b">
              <article className="grid grid-cols-1 @4xl:grid-cols-12 @min-[15rem]:grid-cols-[minmax(0,2fr)_minmax(0,5fr)] @xl:grid-cols-[minmax(0,1fr)_minmax(0,4fr)] @4xl:gap-x-10 @xl:gap-x-8 gap-x-5 gap-y-3 py-6 @4xl:py-8">
                <Picture
                  src={member.photo}
                  alt={member.photoAlt}
                  sizes="(width >= 640px) 10rem, 25vw"
                  className="@4xl:col-span-2 aspect-4/5 w-full max-w-40 rounded object-cover"
                />
                <div className="@4xl:col-span-10 @4xl:grid min-w-0 @4xl:grid-cols-10 @4xl:gap-x-10">
                  <div className="@4xl:col-span-4">
                    <MemberName {...member} size="title" />
                    <p className="mt-1 font-semibold text-small">{member.role}</p>
                  </div>
                  <div className="@4xl:col-span-6 @4xl:mt-0 mt-3">
                    <p className="max-w-measure text-muted">{member.bio}</p>
                    <ProfileLink {...member.profile} />
                  </div>
                </div>
              </article>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function MemberName({ name, sample, size }: Pick<TeamMember, 'name' | 'sample'> & { size: 'display' | 'title' }) {
  return (
    <Heading level={3} size={size}>
      {name}
      <SampleMark sample={sample} className="ml-2 font-sans text-small" />
    </Heading>
  );
}

function ProfileLink({ href, label, newTab }: TeamMember['profile']) {
  return (
    <p className="mt-2">
      <TextLink href={href} newTab={newTab} isTall className="text-small" label={label} />
    </p>
  );
}
