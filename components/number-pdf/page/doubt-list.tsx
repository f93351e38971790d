import { memo } from 'react';
import type { Choices, PageReport } from '@/components/number-pdf/worker/messages';
import { Button } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { numberPdf as words } from '@/content/number-pdf';
import { fill } from './fill';
import type { Work } from './work';

type DoubtListProps = {
  work: Work;
  isRead: boolean;
  onOpen: (index: number) => void;
  onChange: (choices: Choices) => void;
};

/** The pages whose count may be wrong, each with its reasons, before all others. */
export function DoubtList({ work: { pages, choices }, isRead, onOpen, onChange }: DoubtListProps) {
  const { title, text, none, makeRoom, makeRoomOne, makeRoomNote } = words.doubts;
  const doubtful = pages.filter((page) => page.doubts.length > 0);
  const tight = doubtful.filter(({ doubts }) => doubts.includes('narrow-margin') || doubts.includes('top-right-taken'));
  return (
    <section aria-labelledby="doubts">
      <Heading level={2} size="title" id="doubts">
        {title}
      </Heading>
      {doubtful.length === 0 ? (
        <p className="mt-2 text-muted">{isRead && none}</p>
      ) : (
        <>
          <p className="mt-2 max-w-measure text-muted text-small">{text}</p>
          <ul className="mt-4 max-h-96 overflow-y-auto border-line border-t">
            {doubtful.map((page) => (
              <DoubtfulPage key={page.index} page={page} onOpen={onOpen} />
            ))}
          </ul>
        </>
      )}
      {tight.length > 0 && (
        <div className="mt-4 grid justify-items-start gap-1.5">
          <Button
            look="secondary"
            size="small"
            onClick={() =>
              onChange({ ...choices, makeRoom: [...choices.makeRoom, ...tight.map(({ index }) => index)] })
            }
          >
            {fill(tight.length === 1 ? makeRoomOne : makeRoom, { count: tight.length })}
          </Button>
          <p className="text-muted text-small">{makeRoomNote}</p>
        </div>
      )}
    </section>
  );
}

const DoubtfulPage = memo(function DoubtfulPage({
  page,
  onOpen,
}: {
  page: PageReport;
  onOpen: (index: number) => void;
}) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 border-line border-b py-1.5">
      <Button look="quiet" size="small" onClick={() => onOpen(page.index)} className="px-0">
        {fill(words.doubts.page, { page: page.index + 1 })}
      </Button>
      <span className="text-small">{page.doubts.map((doubt) => words.doubts.reasons[doubt]).join(', ')}</span>
    </li>
  );
});
