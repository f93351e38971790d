import { Heading, Kicker } from '@/components/ui/heading';
import { TextLink } from '@/components/ui/link';
import { SampleMark } from '@/components/ui/sample-mark';
import { Section } from '@/components/ui/section';
import type { YourFilesContent } from '@/content/types';
import { answeredQuestions } from '@/site/answered-questions';

/** The first five answers on where files are kept, and a link to all of them. */
export function YourFiles({ kicker, title, titleAccent, lead, more, rows }: YourFilesContent) {
  const answered = answeredQuestions(rows);
  if (answered.length === 0) return null;
  return (
    <Section aria-labelledby="your-files" layout="grid grid-cols-1 gap-x-10 gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <Kicker>{kicker}</Kicker>
        <Heading id="your-files">
          {title} <em className="font-normal">{titleAccent}</em>
        </Heading>
        <p className="mt-5 max-w-narrow text-muted">{lead}</p>
        <p className="mt-5">
          <TextLink href={more.href} label={more.label} />
        </p>
      </div>
      <dl className="border-line border-t lg:col-span-8">
        {answered.slice(0, 5).map(({ id, question, answer, sample }) => (
          <div key={id} className="grid gap-x-10 gap-y-1 border-line border-b py-5 sm:grid-cols-2">
            <dt className="font-semibold">{question}</dt>
            <dd className="text-muted">
              {answer}
              <SampleMark sample={sample} className="ml-2 text-small" />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
