import { type ComponentProps, type Dispatch, type DragEvent, useId, useState } from 'react';
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
  dispatch: Dispatch<RecordAction>;
  announce: (sentence: string) => void;
};

const words = numberPdf.record;
// The limit of a ZIP file without ZIP64 (APPNOTE 4.4.1.4), less a megabyte for its headers.
const maximumBytes = 2 ** 32 - 2 ** 20;

/** The files of a record: each can be opened, downloaded, moved and removed; all can be downloaded as a ZIP file. */
export function RecordList({ engine, record, dispatch, announce }: RecordListProps) {
  const { placedFiles, active, openFile } = record;
  const id = useId();
  const [archive, setArchive] = useState<'none' | 'making' | 'failed'>('none');
  const ready = placedFiles.flatMap(({ file, first, name }) =>
    file.numbered && isUpToDate(file, first) ? [{ name, file: file.numbered.file }] : [],
  );
  const isReady = ready.length === placedFiles.length;
  const isTooLarge = ready.reduce((sum, { file }) => sum + file.size, 0) > maximumBytes;
  const saveAll = async () => {
    if (!isReady || archive === 'making') return;
    setArchive('making');
    try {
      download(await makeArchive(engine, ready), words.archive);
      setArchive('none');
    } catch {
      setArchive('failed');
    }
  };

  return (
    <section aria-labelledby={`${id}-title`} className="mt-8">
      <Heading size="title" id={`${id}-title`}>
        {fillPlaceholders(words.title, { count: placedFiles.length })}
      </Heading>
      <p className="mt-2 max-w-measure text-muted text-small">{words.text}</p>
      <ol className="mt-4 rounded border border-edge bg-card px-4">
        {placedFiles.map((each, at) => (
          <RecordItem
            key={each.file.id}
            placed={each}
            at={at}
            isActive={each.file === active?.file}
            count={placedFiles.length}
            dispatch={dispatch}
            announce={announce}
            onOpen={() => openFile(each)}
          />
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        {isTooLarge ? (
          <p className="max-w-measure text-small">{words.tooLarge}</p>
        ) : (
          <Button aria-disabled={!isReady} aria-busy={archive === 'making'} onClick={saveAll}>
            <Icon name="download" className="size-5" />
            <span>{fillPlaceholders(words.all, { count: placedFiles.length })}</span>
          </Button>
        )}
      </div>
      <p role="status" className="mt-2 max-w-measure text-small">
        {archive === 'making' && <span>{words.making}</span>}
        {archive === 'failed' && <span>{words.failed}</span>}
      </p>
      {archive === 'none' && !isReady && (
        <p className="max-w-measure text-small">
          {fillPlaceholders(words.notYet, { ready: ready.length, count: placedFiles.length })}
        </p>
      )}
    </section>
  );
}

type RecordItemProps = Pick<RecordListProps, 'dispatch' | 'announce'> & {
  placed: PlacedFile;
  at: number;
  isActive: boolean;
  count: number;
  onOpen: () => void;
};

function RecordItem({ placed, at, isActive, count, dispatch, announce, onOpen }: RecordItemProps) {
  const { file, first, name } = placed;
  const fileName = file.file.name;
  const numbered = isUpToDate(file, first) ? file.numbered?.file : undefined;
  const moveTo = (to: number) => (event: { currentTarget: HTMLElement }) => {
    const button = event.currentTarget;
    dispatch({ type: 'moved', id: file.id, to });
    announce(fillPlaceholders(words.moved, { name: fileName, place: to + 1, count }));
    // A button loses the focus when its row is moved in the document.
    requestAnimationFrame(() => button.focus());
  };
  const remove = () => {
    dispatch({ type: 'removed', id: file.id });
    announce(fillPlaceholders(words.removed, { name: fileName }));
  };
  const drop = (event: DragEvent) => {
    const draggedId = Number(event.dataTransfer.getData(draggedType));
    if (!draggedId) return;
    event.preventDefault();
    dispatch({ type: 'moved', id: draggedId, to: at });
  };
  return (
    <li
      draggable
      onDragStart={({ dataTransfer }) => dataTransfer.setData(draggedType, String(file.id))}
      onDragOver={(event) => event.dataTransfer.types.includes(draggedType) && event.preventDefault()}
      onDrop={drop}
      aria-current={isActive || undefined}
      className="relative flex flex-wrap items-center gap-x-4 border-line py-2 not-first:border-t"
    >
      <div className="wrap-anywhere basis-full pr-10">
        <p translate="no" className="font-semibold">
          {fillPlaceholders(words.place, { place: at + 1, name: fileName })}
        </p>
        <p className="text-muted text-small tabular-nums">{statusOf(placed)}</p>
      </div>
      {!isActive && <RowButton does="open" name={fileName} onClick={onOpen} />}
      {numbered && <RowButton does="download" name={name} onClick={() => download(numbered, name)} />}
      <div className="ml-auto flex">
        <RowButton does="up" name={fileName} aria-disabled={at === 0} onClick={moveTo(Math.max(0, at - 1))} />
        <RowButton
          does="down"
          name={fileName}
          aria-disabled={at + 1 === count}
          onClick={moveTo(Math.min(count - 1, at + 1))}
        />
      </div>
      {!isActive && <RowButton does="remove" name={fileName} onClick={remove} />}
    </li>
  );
}

const draggedType = 'text/x-record-file';

type RowButtonProps = ComponentProps<'button'> & {
  does: 'open' | 'download' | 'up' | 'down' | 'remove';
  name: string;
};

function RowButton({ does, name, ...props }: RowButtonProps) {
  const hasWords = does === 'open' || does === 'download';
  return (
    <Button
      {...props}
      look="quiet"
      size={hasWords ? 'small' : 'icon'}
      aria-label={fillPlaceholders(hasWords ? words[`${does}Of`] : words[does], { name })}
      className={cn(does === 'up' && 'rotate-180', does === 'remove' && styles.remove)}
    >
      {hasWords ? words[does] : <Icon name={does === 'remove' ? 'close' : 'chevron-down'} className="size-5" />}
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

function download(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // The browser reads the file after click() has returned.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
