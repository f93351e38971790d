import { Heading } from '@/components/ui/heading';
import { SampleMark } from '@/components/ui/sample-mark';
import { Section } from '@/components/ui/section';
import type { QuestionsContent } from '@/content/types';
import { answeredQuestions } from '@/site/answered-questions';

/** Answers in native `details`, which open without scripts. */
export function Questions({ title, rows }: QuestionsContent) {
  const answered = answeredQuestions(rows);
  if (answered.length === 0) return null;
  return (
    <Section aria-labelledby="questions" layout="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-12">
      <Heading id="questions" className="lg:col-span-4" text={title} />
      <div className="border-line border-t lg:col-span-8">
        {answered.map(({ id, question, answer, sample }) => (
          <details key={id} className="border-line border-b">
            {/* `list-outside`: a second line is not indented below the triangle. */}
            <summary className="ml-5 min-h-11 cursor-pointer list-outside py-4 font-semibold [&::marker]:text-clay">
              {question}
            </summary>
            <p className="ml-5 max-w-measure pb-5 text-muted">
              {answer}
              <SampleMark sample={sample} className="ml-2 text-small" />
            </p>
          </details>
        ))}
      </div>
    </Section>
  );
}
