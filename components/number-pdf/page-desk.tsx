import { useEffect, useRef, useState } from 'react';
import { countedRows } from 'tenth-lining';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { numberPdf as words } from '@/content/number-pdf';
import { fillPlaceholders } from '@/lib/fill-placeholders';
import { CorrectPage } from './correct-page';
import { withAdded, withoutAdded, withToggled, withTurn } from './corrections';
import styles from './number-pdf.module.css';
import { PageField } from './page-field';
import { PagePicture } from './page-picture';
import { PageStrip } from './page-strip';
import { heightOfPress, RowMarks } from './row-marks';
import { sheetWords } from './sheet-words';
import type { JobControls } from './use-numbering-job';
import type { Work } from './work';

type PageDeskProps = { work: Work; controls: JobControls };

// A line to press is at least so many pixels high when one looks closer (WCAG 2.2, 2.5.8), and a page at most so large.
const leastHeight = 24;
const largest = 5;

/** One page at reading size, its lines to be pressed, beside small ones of those around it. */
export function PageDesk({ work, controls }: PageDeskProps) {
  const { choices, at } = work;
  const { askRows, change, draw, look } = controls;
  const [times, setTimes] = useState(1);
  const isClose = times > 1;
  const paper = useRef<HTMLDivElement>(null);
  const page = work.pages[at];
  // What is known of the page may have changed: it was turned, or is known better now that others are read.
  useEffect(() => page && askRows(page.index), [askRows, page]);
  const known = work.rows.get(at);
  const rows = known?.rows ?? [];
  const counted = new Set(
    known && page && countedRows({ index: at, height: page.height, rows }, choices, choices.corrections),
  );
  const lookCloser = () => {
    const shown = page ? ((paper.current?.clientWidth ?? 0) * page.scale) / page.width : 0;
    const press = heightOfPress(rows) * shown;
    setTimes(isClose ? 1 : Math.min(largest, Math.max(2, press ? Math.ceil(leastHeight / press) : 2)));
  };
  // Closer, one begins where the lines do, and not in a blank corner; from then on the reader moves the page.
  const isKnown = known !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page, and each size
  useEffect(() => {
    const first = rows.find(({ counts }) => counts);
    const box = paper.current;
    if (!isClose || !first || !page || !box) return;
    const shown = box.scrollWidth / page.width;
    box.scrollTo({ left: (first.left - 12) * shown, top: (first.top - 24) * shown });
  }, [times, at, isKnown]);
  return (
    <section aria-labelledby="sheets" className={styles.pages}>
      <Heading level={2} id="sheets" className="sr-only">
        {words.sheets.title}
      </Heading>
      <div className="grid min-w-0 content-start gap-3">
        <PageTools work={work} controls={controls} isClose={isClose} onClose={lookCloser} />
        <p role="status" className="font-semibold text-small tabular-nums">
          {page && sheetWords(page)}
        </p>
        {/* Closer, the page is moved about in there, by finger, wheel or arrow keys. */}
        <div
          ref={paper}
          {...(isClose && {
            tabIndex: 0,
            role: 'region',
            'aria-label': fillPlaceholders(words.correct.close, { page: at + 1 }),
          })}
          className={cn(isClose && styles.closer)}
        >
          {page && (
            <PagePicture key={`${at} ${choices.turned[at] ?? 0}`} page={page} draw={draw} times={times}>
              {known && (
                <RowMarks
                  page={page}
                  rows={rows}
                  counted={counted}
                  added={choices.corrections.added?.[at] ?? []}
                  onToggle={(row) => change(withToggled(choices, at, row, !counted.has(row)))}
                  onAdd={(baseline) => change(withAdded(choices, at, baseline))}
                  onRemove={(baseline) => change(withoutAdded(choices, at, baseline))}
                />
              )}
            </PagePicture>
          )}
        </div>
        <p className="text-muted text-small">{words.correct.text}</p>
        {page && known && (
          <CorrectPage key={at} work={work} page={page} known={known} counted={counted} onChange={change} />
        )}
      </div>
      <PageStrip work={work} draw={draw} onLook={look} />
    </section>
  );
}

type PageToolsProps = PageDeskProps & { isClose: boolean; onClose: () => void };

/** The way to other pages, and what is done with this one by a press. */
function PageTools({ work, controls, isClose, onClose }: PageToolsProps) {
  const { at, choices, past, facts } = work;
  const { of, before, after } = words.sheets;
  const { closer, turn, undo } = words.correct;
  const { look } = controls;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <div className="flex flex-wrap items-center gap-2 text-small tabular-nums">
        <Leaf icon="arrow-left" label={before} to={at - 1} work={work} onLook={look} />
        <PageField at={at} total={facts.pages} onLook={look} />
        <span>{fillPlaceholders(of, { total: facts.pages })}</span>
        <Leaf icon="arrow-right" label={after} to={at + 1} work={work} onLook={look} />
      </div>
      <div className={cn('flex flex-wrap gap-2', styles.acts)}>
        <Button look="secondary" size="small" aria-pressed={isClose} onClick={onClose}>
          {closer}
        </Button>
        <Button look="secondary" size="small" onClick={() => controls.change(withTurn(choices, at))}>
          {turn}
        </Button>
        <Button
          look="secondary"
          size="small"
          aria-disabled={past.length === 0}
          onClick={() => controls.tell({ type: 'undo' })}
        >
          {undo}
        </Button>
      </div>
    </div>
  );
}

type LeafProps = {
  icon: 'arrow-left' | 'arrow-right';
  label: string;
  to: number;
  work: Work;
  onLook: (index: number) => void;
};

function Leaf({ icon, label, to, work, onLook }: LeafProps) {
  const isThere = work.pages[to] !== undefined;
  return (
    <Button
      look="secondary"
      size="icon"
      aria-label={label}
      aria-disabled={!isThere}
      onClick={() => isThere && onLook(to)}
    >
      <Icon name={icon} className="size-5" />
    </Button>
  );
}
