import { type DragEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { numberPdf } from '@/content/number-pdf';
import { fill } from './fill';
import { makeArchive } from './number-file';
import styles from './number-pdf.module.css';
import { distinctNames, firstPageNumbers, isUpToDate, numberedName, type RecordFile } from './record';
import type { RecordControls } from './use-record';

type RecordListProps = { engine: string; controls: RecordControls };

const words = numberPdf.record;
// What ZIP's numbers hold (APPNOTE 4.4.1.4); its newer form is not written here.
const mostBytes = 2 ** 32 - 2 ** 20;

/** The files of a record in their order, which can be changed; each can be looked at and saved, and all of them at once. */
export function RecordList({ engine, controls }: RecordListProps) {
  const { files, atWork, move, remove, open } = controls;
  const id = useId();
  const [archive, setArchive] = useState<'none' | 'making' | 'failed'>('none');
  const firsts = firstPageNumbers(files);
  const names = distinctNames(files.map(({ file }) => numberedName(file.name)));
  const ready = files.flatMap((file, at) =>
    file.numbered && isUpToDate(file, firsts[at]) ? [{ name: names[at] ?? '', file: file.numbered.file }] : [],
  );
  const isReady = ready.length === files.length;
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
        {fill(words.title, { count: files.length })}
      </Heading>
      <p className="mt-2 max-w-measure text-muted text-small">{words.text}</p>
      <ol className="mt-4 rounded border border-edge bg-card px-4">
        {files.map((file, at) => (
          <RecordItem
            key={file.id}
            file={file}
            first={firsts[at]}
            isAtWork={file === atWork}
            isLast={at === files.length - 1}
            name={names[at] ?? ''}
            at={at}
            onMove={move}
            onRemove={remove}
            onOpen={open}
          />
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        {isTooLarge ? (
          <p className="max-w-measure text-small">{words.tooLarge}</p>
        ) : (
          <Button aria-disabled={!isReady} aria-busy={archive === 'making'} onClick={saveAll}>
            <Icon name="download" className="size-5" />
            {fill(words.all, { count: files.length })}
          </Button>
        )}
      </div>
      <p role="status" className="mt-2 max-w-measure text-small">
        {archive === 'making' && words.making}
        {archive === 'failed' && words.failed}
        {archive === 'none' && !isReady && fill(words.notYet, { ready: ready.length, count: files.length })}
      </p>
    </section>
  );
}

type RecordItemProps = {
  file: RecordFile;
  /** the number of its first page */
  first?: number;
  isAtWork: boolean;
  isLast: boolean;
  /** what it is saved as */
  name: string;
  /** its place */
  at: number;
  onMove: RecordControls['move'];
  onRemove: RecordControls['remove'];
  onOpen: RecordControls['open'];
};

function RecordItem({ file, first, isAtWork, isLast, name, at, onMove, onRemove, onOpen }: RecordItemProps) {
  const own = file.file.name;
  const numbered = isUpToDate(file, first) ? file.numbered?.file : undefined;
  const moveTo = (to: number) => (event: { currentTarget: HTMLElement }) => {
    const button = event.currentTarget;
    onMove(file.id, to);
    // Where its row moves in the document, a button loses the focus.
    requestAnimationFrame(() => button.focus());
  };
  const drop = (event: DragEvent) => {
    const moved = Number(event.dataTransfer.getData(dragged));
    if (!moved) return;
    event.preventDefault();
    onMove(moved, at);
  };
  return (
    <li
      draggable
      onDragStart={({ dataTransfer }) => dataTransfer.setData(dragged, String(file.id))}
      onDragOver={(event) => event.dataTransfer.types.includes(dragged) && event.preventDefault()}
      onDrop={drop}
      aria-current={isAtWork || undefined}
      className={cn('flex flex-wrap items-center gap-x-4 border-line py-2', styles.doubt)}
    >
      <div className={cn('min-w-0 grow', styles.name)}>
        <p className="font-semibold">{fill(words.place, { place: at + 1, name: own })}</p>
        <p className="text-muted text-small tabular-nums">{statusOf(file, first)}</p>
      </div>
      <div className="flex flex-wrap">
        {!isAtWork && (
          <Button look="quiet" size="small" aria-label={fill(words.openOf, { name: own })} onClick={() => onOpen(file)}>
            {words.open}
          </Button>
        )}
        {numbered && (
          <Button
            look="quiet"
            size="small"
            aria-label={fill(words.downloadOf, { name })}
            onClick={() => save(numbered, name)}
          >
            {words.download}
          </Button>
        )}
        <Button
          look="quiet"
          size="icon"
          aria-label={fill(words.up, { name: own })}
          aria-disabled={at === 0}
          onClick={moveTo(Math.max(0, at - 1))}
        >
          <Icon name="chevron-down" className={cn('size-5', styles.up)} />
        </Button>
        <Button
          look="quiet"
          size="icon"
          aria-label={fill(words.down, { name: own })}
          aria-disabled={isLast}
          onClick={moveTo(at + 1)}
        >
          <Icon name="chevron-down" className="size-5" />
        </Button>
        {!isAtWork && (
          <Button
            look="quiet"
            size="icon"
            aria-label={fill(words.remove, { name: own })}
            onClick={() => onRemove(file.id)}
          >
            <Icon name="close" className="size-5" />
          </Button>
        )}
      </div>
    </li>
  );
}

const dragged = 'text/x-record-file';

function statusOf(
  { file, pages, problem, doubtful, numbered, choices }: RecordFile,
  first: number | undefined,
): string {
  if (problem?.startsWith('password')) return words.locked;
  if (problem) return fill(numberPdf.problems[problem as keyof typeof numberPdf.problems], { name: file.name });
  if (pages === undefined) return words.waiting;
  const from = choices.pageNumbers?.from ?? 0;
  const isNumbered = choices.pageNumbers && first !== undefined && pages > from;
  const what = isNumbered
    ? fill(pages - from === 1 ? words.page : words.pages, { first, last: first + pages - from - 1 })
    : fill(pages === 1 ? words.onePage : words.pageCount, { pages });
  if (!numbered) return `${what}. ${words.numbering}`;
  return doubtful ? `${what}. ${fill(words.toLook, { count: doubtful })}` : `${what}.`;
}

/** Hands a file to the browser to be saved. */
function save(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // The browser reads it after the press.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
