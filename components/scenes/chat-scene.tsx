import { Icon } from '@/components/ui/icon';
import type { SceneContents } from '@/content/scene-types';
import { SceneText } from './scene-text';

/** An answer with its numbered sources; where there is room, one of them open beside it. */
export function ChatScene({ question, answer, sources, open, followUp }: SceneContents['chat']) {
  return (
    <div aria-hidden="true" className="grid h-full @2xl:grid-cols-[7fr_5fr]">
      <div className="flex flex-col">
        <p className="border-line border-b px-4 py-3 font-semibold @md:px-5">{question}</p>
        <div className="grow space-y-3 px-4 py-4 @md:px-5 @md:text-base">
          {answer.map((sentence) => (
            <p key={String(sentence[0])}>
              <SceneText text={sentence} />
            </p>
          ))}
        </div>
        <ol className="border-line border-t px-4 py-3 text-tiny @md:px-5 @md:text-small @2xl:text-tiny">
          {sources.map(({ title, place, origin }, index) => (
            <li key={title} className="flex gap-3 py-1">
              <span className="w-3 shrink-0 font-semibold text-teal tabular-nums">{index + 1}</span>
              <span className="grow">
                {title}, <span className="whitespace-nowrap">{place}</span>
              </span>
              <span className="whitespace-nowrap text-muted">{origin}</span>
            </li>
          ))}
        </ol>
        <p className="flex items-center justify-between border-line border-t bg-paper px-4 py-2.5 text-muted @md:px-5">
          {followUp}
          <Icon name="arrow-right" className="size-5 text-teal" />
        </p>
      </div>
      <div className="hidden border-line border-l bg-paper px-6 py-4 @2xl:block">
        <p className="flex justify-between font-semibold">
          {open.title}
          <span className="font-normal text-muted">{open.place}</span>
        </p>
        <p className="mt-4 ml-auto w-fit -rotate-2 border-2 border-clay px-2 py-0.5 font-semibold text-clay text-tiny">
          {open.stamp}
        </p>
        {open.paragraphs.map(({ number, text }) => (
          <p key={number} className="mt-4 flex gap-3">
            <span className="w-5 shrink-0 text-muted tabular-nums">{number}</span>
            <span>
              <SceneText text={text} />
            </span>
          </p>
        ))}
      </div>
    </div>
  );
}
