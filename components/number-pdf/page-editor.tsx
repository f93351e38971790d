import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { countedRows } from 'tenth-lining';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { numberPdf as words } from '@/content/number-pdf';
import { fillPlaceholders } from '@/lib/fill-placeholders';
import { addLine, removeLine, toggleRow, turnPage } from './corrections';
import styles from './number-pdf.module.css';
import { pageCaption } from './page-caption';
import { PageCorrections } from './page-corrections';
import { PageField } from './page-field';
import { PagePicture } from './page-picture';
import { PageThumbnails } from './page-thumbnails';
import { RowOverlay, smallestRowHeight } from './row-overlay';
import type { NumberingJob } from './use-numbering-job';
import type { Work } from './work-state';

type PageEditorProps = { work: Work; job: NumberingJob };

// "Look closer" makes lines 24 px high, as targets have to be (WCAG 2.2, 2.5.8), or the page five times as wide.
const minimumHeight = 24;
const maximumZoom = 5;

export function PageEditor({ work, job }: PageEditorProps) {
  const { choices, pageIndex } = work;
  const { requestRows, changeChoices, drawPage, showPage } = job;
  const [zoom, setZoom] = useState(1);
  const isZoomed = zoom > 1;
  const box = useRef<HTMLDivElement>(null);
  const page = work.pages[pageIndex];
  // A page's report changes when it is turned, or when pages after it are read; its rows may have changed with it.
  useEffect(() => page && requestRows(page.index), [requestRows, page]);
  const pageRows = work.rows.get(pageIndex);
  const rows = pageRows?.rows ?? [];
  const counted = new Set(
    pageRows && page && countedRows({ index: pageIndex, height: page.height, rows }, choices, choices.corrections),
  );
  const toggleZoom = () => {
    const pixelsPerUnit = page ? ((box.current?.clientWidth ?? 0) * page.scale) / page.width : 0;
    const height = smallestRowHeight(rows) * pixelsPerUnit;
    setZoom(isZoomed ? 1 : Math.min(maximumZoom, Math.max(2, height ? Math.ceil(minimumHeight / height) : 2)));
  };
  const hasRows = pageRows !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page and zoom, not when its rows change
  useEffect(() => {
    const first = rows.find(({ counts }) => counts);
    if (!isZoomed || !first || !page || !box.current) return;
    const pixelsPerUnit = box.current.scrollWidth / page.width;
    box.current.scrollTo({ left: (first.left - 12) * pixelsPerUnit, top: (first.top - 24) * pixelsPerUnit });
  }, [zoom, pageIndex, hasRows]);
  return (
    <section aria-labelledby="sheets" className={styles.pages}>
      <Heading id="sheets" className="sr-only" text={words.sheets.title} />
      <div className="grid min-w-0 content-start gap-3">
        <PageToolbar work={work} job={job} isZoomed={isZoomed} onZoom={toggleZoom} />
        <p role="status" className="font-semibold text-small tabular-nums">
          {page && pageCaption(page)}
        </p>
        <div
          ref={box}
          {...(isZoomed && {
            tabIndex: 0,
            role: 'region',
            'aria-label': fillPlaceholders(words.correct.close, { page: pageIndex + 1 }),
          })}
          className={cn(isZoomed && styles.zoomed)}
        >
          {page && (
            <PagePicture key={`${pageIndex} ${choices.turned[pageIndex] ?? 0}`} page={page} draw={drawPage} zoom={zoom}>
              {pageRows && (
                <RowOverlay
                  page={page}
                  rows={rows}
                  counted={counted}
                  added={choices.corrections.added?.[pageIndex] ?? []}
                  onToggle={(row) => changeChoices(toggleRow(choices, pageIndex, row, !counted.has(row)))}
                  onAdd={(baseline) => changeChoices(addLine(choices, pageIndex, baseline))}
                  onRemove={(baseline) => changeChoices(removeLine(choices, pageIndex, baseline))}
                />
              )}
            </PagePicture>
          )}
        </div>
        <p className="text-muted text-small">{words.correct.text}</p>
        {page && pageRows && (
          <PageCorrections
            key={pageIndex}
            choices={choices}
            page={page}
            pageRows={pageRows}
            counted={counted}
            onChange={changeChoices}
          />
        )}
      </div>
      <PageThumbnails work={work} draw={drawPage} onShowPage={showPage} />
    </section>
  );
}

function PageToolbar({ work, job, isZoomed, onZoom }: PageEditorProps & { isZoomed: boolean; onZoom: () => void }) {
  const { pageIndex, choices, history, facts, pages } = work;
  const { of, before, after } = words.sheets;
  const { closer, turn, undo } = words.correct;
  const stepButton = (icon: 'arrow-left' | 'arrow-right', label: string, to: number) => (
    <Button
      look="secondary"
      size="icon"
      aria-label={label}
      aria-disabled={!pages[to]}
      onClick={() => pages[to] && job.showPage(to)}
    >
      <Icon name={icon} className="size-5" />
    </Button>
  );
  const textButton = (label: string, props: ComponentProps<'button'>) => (
    <Button look="secondary" size="small" {...props}>
      {label}
    </Button>
  );
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <div className="flex flex-wrap items-center gap-2 text-small tabular-nums">
        {stepButton('arrow-left', before, pageIndex - 1)}
        <PageField pageIndex={pageIndex} total={facts.pages} onShowPage={job.showPage} />
        <span>{fillPlaceholders(of, { total: facts.pages })}</span>
        {stepButton('arrow-right', after, pageIndex + 1)}
      </div>
      <div className={cn('flex flex-wrap gap-2', styles.pageActions)}>
        {textButton(closer, { 'aria-pressed': isZoomed, onClick: onZoom })}
        {textButton(turn, { onClick: () => job.changeChoices(turnPage(choices, pageIndex)) })}
        {textButton(undo, { 'aria-disabled': history.length === 0, onClick: () => job.dispatch({ type: 'undone' }) })}
      </div>
    </div>
  );
}
