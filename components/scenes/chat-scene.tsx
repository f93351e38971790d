import { cn } from '@/components/ui/cn';
import type { SceneContents } from '@/content/types';
import { SceneText, sourceNumberClasses } from './scene-text';

type ChatSceneProps = SceneContents['chat'] & {
  /** the source numbers are radio buttons that show their pages (chat-scene.css); otherwise they are decoration */
  isInteractive?: boolean;
};

// Start times of the automatic preview (chat-scene.css).
const turnDelays = ['[--turn:0s]', '[--turn:0.8s]', '[--turn:1.8s]', '[--turn:2.8s]'];

const columns = 'grid-cols-1 @min-[39rem]:grid-cols-[8fr_5fr] @min-[39rem]:grid-rows-[auto_1fr_auto]';

/**
 * An answer with numbered sources, and the page of the chosen one: beside the answer, or in a narrow frame around it. All
 * pages share one grid area, so that choosing moves nothing.
 */
export function ChatScene({ question, answer, sources, isInteractive = false }: ChatSceneProps) {
  return (
    <div
      aria-hidden={isInteractive ? undefined : true}
      className={cn('grid h-full', columns, isInteractive && 'turns bg-paper @min-[39rem]:bg-card')}
    >
      <div
        className={cn(
          'col-start-1 row-start-2 bg-card @min-[39rem]:row-span-2 @min-[39rem]:row-start-1',
          isInteractive && '@max-[39rem]:mx-2 border-line @max-[39rem]:border @max-[39rem]:shadow-float',
        )}
      >
        <p
          className={cn(
            'border-line border-b px-4 py-3 font-semibold @md:px-5',
            isInteractive && '@min-[39rem]:text-base',
          )}
        >
          {question}
        </p>
        <div className={cn('space-y-3 px-4 py-4 @md:px-5 @md:text-base', isInteractive && '@min-[39rem]:text-answer')}>
          {answer.map((sentence) => (
            <p key={String(sentence[0])}>
              <SceneText
                text={sentence}
                renderSource={
                  isInteractive ? (number) => <Citation number={number} {...sources[number - 1]} /> : undefined
                }
              />
            </p>
          ))}
        </div>
      </div>
      <ol className="col-start-1 row-start-4 border-line border-t bg-card px-4 py-2 text-tiny @md:px-5 @md:text-small @min-[39rem]:row-start-3 @min-[39rem]:text-tiny">
        {sources.map(({ title, place, origin }, index) => {
          const Row = isInteractive ? 'label' : 'span';
          return (
            <li key={title}>
              <Row
                htmlFor={isInteractive ? idOf(index + 1) : undefined}
                className={cn(
                  // Large text wraps the origin below the title.
                  'flex @max-[16rem]:flex-wrap gap-x-3 py-1',
                  isInteractive && 'min-h-7 cursor-pointer items-center',
                )}
              >
                <span className="w-3 shrink-0 font-semibold text-teal tabular-nums">{index + 1}</span>
                <span className="@max-[16rem]:basis-3/5 min-w-0 grow">
                  {title}, <span className="sm:whitespace-nowrap">{place}</span>
                </span>
                <span className="@max-[16rem]:pl-6 whitespace-nowrap text-muted">{origin}</span>
              </Row>
            </li>
          );
        })}
      </ol>
      {sources.map(({ title, place, page }, index) =>
        isInteractive || index === 1 ? (
          <div
            key={title}
            data-source={index + 1}
            className={isInteractive ? cn('contents', turnDelays[index]) : 'hidden @min-[39rem]:contents'}
          >
            <p className="col-start-1 row-start-1 flex flex-wrap items-center justify-between gap-x-3 bg-paper px-4 py-1.5 @min-[39rem]:content-start @min-[39rem]:gap-y-2 @min-[39rem]:col-start-2 border-line @min-[39rem]:border-l @min-[39rem]:px-6 @min-[39rem]:pt-4">
              <span className="font-semibold">{page.title}</span>
              <span className="text-muted">{place}</span>
              {page.stamp && (
                <span className="ml-auto -rotate-2 border-2 border-clay px-2 py-0.5 font-semibold text-clay text-tiny">
                  {page.stamp}
                </span>
              )}
            </p>
            <div className="col-start-1 row-start-3 space-y-3 bg-paper px-4 py-4 @min-[39rem]:col-start-2 @min-[39rem]:row-span-2 @min-[39rem]:row-start-2 border-line @min-[39rem]:border-l @min-[39rem]:px-6">
              {page.paragraphs.map(({ number, text }, place) => (
                <p
                  key={JSON.stringify(text)}
                  // In a narrow frame only what the answer cites shows.
                  className={cn('flex gap-3', place > 2 && '@max-[39rem]:hidden')}
                >
                  {number && <span className="w-5 shrink-0 text-muted tabular-nums">{number}</span>}
                  <span>
                    <SceneText text={text} />
                  </span>
                </p>
              ))}
            </div>
          </div>
        ) : null,
      )}
    </div>
  );
}

const idOf = (number: number) => `source-${number}`;

function Citation({ number, title, place }: { number: number; title?: string; place?: string }) {
  return (
    <label
      data-source={number}
      className={cn(
        sourceNumberClasses,
        turnDelays[number - 1],
        'relative cursor-pointer outline-offset-2 outline-teal hover:bg-teal-deep has-focus-visible:outline-2',
        // A larger target for fingers.
        'after:absolute after:-inset-x-2 after:-inset-y-1.5',
      )}
    >
      <input
        type="radio"
        id={idOf(number)}
        name="source"
        value={number}
        defaultChecked={number === 1}
        aria-label={`${number}: ${title}, ${place}`}
        className="sr-only"
      />
      <span aria-hidden="true">{number}</span>
    </label>
  );
}
