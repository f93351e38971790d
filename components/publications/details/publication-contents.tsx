import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import { publicationDetails } from '@/content/publication-details';
import type { Publication } from '@/content/types';

/** The abstract, and the cases one by one: a lawyer sees here whether the file is worth asking for. */
export function PublicationContents({ publication }: { publication: Publication }) {
  const { abstractTitle, contentsTitle, sampleMark, sampleNote } = publicationDetails;
  const { abstract, contents, sample } = publication;
  return (
    <Section ground="card" aria-labelledby="abstract">
      <div className="grid gap-x-10 gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <Heading id="abstract" level={2}>
            {abstractTitle}
          </Heading>
          {abstract.map((paragraph, index) => (
            <p key={paragraph} className="mt-6 max-w-measure">
              {sample && index === 0 && <span className="mr-2 font-semibold text-clay text-small">{sampleMark}</span>}
              {paragraph}
            </p>
          ))}
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <Heading id="contents" level={2} size="title">
            {contentsTitle}
          </Heading>
          <ol className="mt-6 border-line border-t">
            {contents.map(({ name, citation, subject, issue, sample }) => (
              <li key={name} className="border-line border-b py-4">
                <h3 className="font-semibold leading-snug">{name}</h3>
                {citation && <p className="text-small">{citation}</p>}
                <p className="mt-1 text-muted text-small">
                  {sample && <span className="mr-2 font-semibold text-clay">{sampleMark}</span>}
                  {subject}. {issue}.
                </p>
              </li>
            ))}
          </ol>
          {contents.some(({ sample }) => sample) && (
            <p className="mt-5 max-w-measure text-muted text-small">{sampleNote}</p>
          )}
        </div>
      </div>
    </Section>
  );
}
