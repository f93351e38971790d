import { PageFrame } from '@/components/layout/page-frame';
import { PageIntro } from '@/components/sections/page-intro';
import { FirstMember, TeamList } from '@/components/sections/team/team-list';
import { team } from '@/content/team';
import { pageMetadata } from '@/site/page-metadata';

export const metadata = pageMetadata('/team', team.meta);

export default function TeamPage() {
  return (
    <PageFrame path="/team" meta={team.meta} closing={team.closing}>
      <PageIntro {...team.intro} picture={<FirstMember {...team.list} />} />
      <TeamList {...team.list} />
    </PageFrame>
  );
}
