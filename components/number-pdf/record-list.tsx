import { type Dispatch, type DragEvent, useId, useState } from 'react';
import { isLocked } from 'tenth-lining';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { numberPdf } from '@/content/number-pdf';
import { fillPlaceholders } from '@/lib/fill-placeholders';
import { makeArchive } from './number-file';
import styles from './number-pdf.module.css';
import { isUpToDate, type PlacedFile, type RecordAction } from './record';
import type { RecordControls } from './use-record';

type RecordListProps = {
  engine: string;
  record: RecordControls;
  tell: Dispatch<RecordAction>;
  say: (sentence: string) => void;
};

const words = numberPdf.record;
// What ZIP's numbers hold (APPNOTE 4.4.1.4); its newer form is not written here.
const mostBytes = 2 ** 32 - 2 ** 20;

/** The files of a record in their order, which can be changed; each can be looked at and saved, and all of them at once. */
export function RecordList({ engine, record, tell, say }: RecordListProps) {
  const { placed, atWork, open } = record;
  const id = useId();
  const [archive, setArchive] = useState<'none' | 'making' | 'failed'>('none');
  const ready = placed.flatMap(({ file, first, name }) =>
    file.numbered && isUpToDate(file, first) ? [{ name, file: file.numbered.file }] : [],
  );
  const isReady = ready.length === placed.length;
  const isTooLarge = ready.reduce((sum, { file }) => sum + file.size, 0) > mostBytes;
  const saveAll = async () => {
    if (!isReady || archive === 'making') return;
    setArchive('making');
    try {
      save(await makeArchive(engine, ready), words.archive);
      setArchive('none');
    } catch {
      setArchive('failed');
    }
  };

  return (
    <section aria-labelledby={`${id}-title`} className="mt-8">
      <Heading level={2} size="title" id={`${id}-title`}>
        {fillPlaceholders(words.title, { count: placed.length })}
      </Heading>
      <p className="mt-2 max-w-measure text-muted text-small">{words.text}</p>
      <ol className="mt-4 rounded border border-edge bg-card px-4">
        {placed.map((each, at) => (
          <RecordItem
            key={each.file.id}
            placed={each}
            at={at}
            isAtWork={each.file === atWork?.file}
            count={placed.length}
            tell={tell}
            say={say}
            onOpen={() => open(each)}
          />
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        {isTooLarge ? (
          <p className="max-w-measure text-small">{words.tooLarge}</p>
        ) : (
          <Button aria-disabled={!isReady} aria-busy={archive === 'making'} onClick={saveAll}>
            <Icon name="download" className="size-5" />
            <span>{fillPlaceholders(words.all, { count: placed.length })}</span>
          </Button>
        )}
      </div>
      <p role="status" className="mt-2 max-w-measure text-small">
        {archive === 'making' && <span>{words.making}</span>}
        {archive === 'failed' && <span>{words.failed}</span>}
      </p>
      {archive === 'none' && !isReady && (
        <p className="max-w-measure text-small">
          {fillPlaceholders(words.notYet, { ready: ready.length, count: placed.length })}
        </p>
      )}
    </section>
  );
}

type RecordItemProps = {
  placed: PlacedFile;
  at: number;
  isAtWork: boolean;
  count: number;
  tell: Dispatch<RecordAction>;
  say: (sentence: string) => void;
  onOpen: () => void;
};

function RecordItem({ placed, at, isAtWork, count, tell, say, onOpen }: RecordItemProps) {
  const { file, first, name } = placed;
  const own = file.file.name;
  const numbered = isUpToDate(file, first) ? file.numbered?.file : undefined;
  const moveTo = (to: number) => (event: { currentTarget: HTMLElement }) => {
    const button = event.currentTarget;
    tell({ type: 'moved', id: file.id, to });
    say(fillPlaceholders(words.moved, { name: own, place: to + 1, count }));
    // Where its row moves in the document, a button loses the focus.
    requestAnimationFrame(() => button.focus());
  };
  const drop = (event: DragEvent) => {
    const moved = Number(event.dataTransfer.getData(dragged));
    if (!moved) return;
    event.preventDefault();
    tell({ type: 'moved', id: moved, to: at });
  };
  return (
    <li
      draggable
      onDragStart={({ dataTransfer }) => dataTransfer.setData(dragged, String(file.id))}
      onDragOver={(event) => event.dataTransfer.types.includes(dragged) && event.preventDefault()}
      onDrop={drop}
      aria-current={isAtWork || undefined}
      className={cn('relative flex flex-wrap items-center gap-x-4 border-line py-2', styles.volume)}
    >
      <div className="wrap-anywhere basis-full pr-10">
        <p translate="no" className="font-semibold">
          {fillPlaceholders(words.place, { place: at + 1, name: own })}
        </p>
        <p className="text-muted text-small tabular-nums">{statusOf(placed)}</p>
      </div>
      {!isAtWork && (
        <Act label={fillPlaceholders(words.openOf, { name: own })} onPress={onOpen}>
          {words.open}
        </Act>
      )}
      {numbered && (
        <Act label={fillPlaceholders(words.downloadOf, { name })} onPress={() => save(numbered, name)}>
          {words.download}
        </Act>
      )}
      <div className="ml-auto flex">
        <Act
          label={fillPlaceholders(words.up, { name: own })}
          icon="up"
          isOff={at === 0}
          onPress={moveTo(Math.max(0, at - 1))}
        />
        <Act
          label={fillPlaceholders(words.down, { name: own })}
          icon="down"
          isOff={at + 1 === count}
          onPress={moveTo(Math.min(count - 1, at + 1))}
        />
      </div>
      {!isAtWork && (
        <Act
          label={fillPlaceholders(words.remove, { name: own })}
          icon="remove"
          onPress={() => {
            tell({ type: 'removed', id: file.id });
            say(fillPlaceholders(words.removed, { name: own }));
          }}
        />
      )}
    </li>
  );
}

const dragged = 'text/x-record-file';

type ActProps = {
  label: string;
  icon?: 'up' | 'down' | 'remove';
  isOff?: boolean;
  onPress: (event: { currentTarget: HTMLElement }) => void;
  children?: string;
};

/** What is done with a file, in a word or by a sign. */
function Act({ label, icon, isOff, onPress, children }: ActProps) {
  return (
    <Button
      look="quiet"
      size={icon ? 'icon' : 'small'}
      aria-label={label}
      aria-disabled={isOff}
      onClick={onPress}
      className={cn(!icon && 'px-0', icon === 'up' && 'rotate-180', icon === 'remove' && styles.remove)}
    >
      {icon && <Icon name={icon === 'remove' ? 'close' : 'chevron-down'} className="size-5" />}
      {children}
    </Button>
  );
}

function statusOf({ file: { file, pages, problem, doubtful, numbered, choices }, first }: PlacedFile): string {
  if (problem)
    return isLocked(problem) ? words.locked : fillPlaceholders(numberPdf.problems[problem], { name: file.name });
  if (pages === undefined) return words.waiting;
  const from = choices.pageNumbers?.from ?? 0;
  const isNumbered = choices.pageNumbers && first !== undefined && pages > from;
  const what = isNumbered
    ? fillPlaceholders(pages - from === 1 ? words.page : words.pages, { first, last: first + pages - from - 1 })
    : fillPlaceholders(pages === 1 ? words.onePage : words.pageCount, { pages });
  if (!numbered) return `${what}. ${words.numbering}`;
  return doubtful ? `${what}. ${fillPlaceholders(words.toLook, { count: doubtful })}` : `${what}.`;
}

/** Hands a file to the browser to be saved. */
function save(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // The browser reads it after the press.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
