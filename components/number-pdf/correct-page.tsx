import { useId, useState } from 'react';
import type { Choices, PageReport } from 'tenth-lining';
import { Button } from '@/components/ui/button';
import { numberPdf as words } from '@/content/number-pdf';
import { fillPlaceholders } from '@/lib/fill-placeholders';
import { type Region, regionOn, withAdded, withHead, withoutAdded, withRegion, withToggled } from './corrections';
import styles from './number-pdf.module.css';
import { Tick } from './tick';
import type { PageRows, Work } from './work';

type CorrectPageProps = {
  work: Work;
  page: PageReport;
  known: PageRows;
  counted: ReadonlySet<number>;
  onChange: (choices: Choices) => void;
};

/** What a page's picture takes by a press, for the keyboard, and what is done more seldom. */
export function CorrectPage({ work, page, known, counted, onChange }: CorrectPageProps) {
  const { choices } = work;
  const { index } = page;
  const { more, skip, makeRoom } = words.correct;
  const tick = (label: string, name: 'skipped' | 'makeRoom') => {
    const others = choices[name].filter((other) => other !== index);
    return (
      <Tick
        label={label}
        isTicked={choices[name].includes(index)}
        onTick={(isOn) => onChange({ ...choices, [name]: isOn ? [...others, index] : others })}
      />
    );
  };
  return (
    <details className={styles.fold}>
      <summary>{more}</summary>
      <div className="mt-3 grid grid-cols-1 gap-8 md:grid-cols-2">
        <div className="grid content-start gap-5">
          <div>
            {tick(skip, 'skipped')}
            {tick(makeRoom, 'makeRoom')}
          </div>
          <CorrectRegion work={work} page={page} known={known} onChange={onChange} />
          <AddLine page={page} onAdd={(baseline) => onChange(withAdded(choices, index, baseline))} />
        </div>
        <RowList work={work} page={page} known={known} counted={counted} onChange={onChange} />
      </div>
    </details>
  );
}

/** Where counting begins and ends on a page, as two sliders: a thumb, a mouse and the arrow keys move them alike. */
function CorrectRegion({ work: { choices }, page, known, onChange }: Omit<CorrectPageProps, 'counted'>) {
  const [isForAll, setForAll] = useState(choices.corrections.regionForAll !== undefined);
  const region = regionOn(choices, page.index, known.region);
  const { top, bottom, forAll } = words.correct;
  const change = (changed: Partial<Region>) =>
    onChange(withRegion(choices, page.index, { ...region, ...changed }, isForAll));
  return (
    <div className="grid gap-3">
      <Edge label={top} share={region.top / page.height} onMove={(share) => change({ top: share * page.height })} />
      <Edge
        label={bottom}
        share={region.bottom / page.height}
        onMove={(share) => change({ bottom: share * page.height })}
      />
      <Tick
        label={forAll}
        isTicked={isForAll}
        onTick={(isOn) => {
          setForAll(isOn);
          if (isOn) onChange(withRegion(choices, page.index, region, true));
        }}
      />
    </div>
  );
}

type EdgeProps = { label: string; share: number; onMove: (share: number) => void };

/** A place on a page, as a share of its height from the top. */
function Edge({ label, share, onMove }: EdgeProps) {
  const id = useId();
  const percent = Math.round(share * 1000) / 10;
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold text-small">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={0.5}
        value={percent}
        aria-valuetext={fillPlaceholders(words.correct.percent, { value: percent })}
        onChange={(event) => onMove(event.currentTarget.valueAsNumber / 100)}
        className="min-h-11 w-full accent-teal"
      />
    </div>
  );
}

function AddLine({ page, onAdd }: { page: PageReport; onAdd: (baseline: number) => void }) {
  const [share, setShare] = useState(0.5);
  const { add, addIt } = words.correct;
  return (
    <div className="grid gap-3">
      <Edge label={add} share={share} onMove={setShare} />
      <Button look="secondary" size="small" onClick={() => onAdd(share * page.height)} className={styles.start}>
        {addIt}
      </Button>
    </div>
  );
}

// Rows from either end of a page that may be its head or foot.
const edgeRows = 3;

/** Every row that was found, from the top, ticked when it counts; those at an edge can be said to be on every page. */
function RowList({ work: { choices }, page, known: { rows }, counted, onChange }: CorrectPageProps) {
  const { index } = page;
  const { rows: title, row: unnamed, head, headOf, added } = words.correct;
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold text-small">{title}</legend>
      {rows.map((row, at) => {
        const label = row.text.trim() || fillPlaceholders(unnamed, { row: at + 1 });
        const isAtEdge = at < edgeRows || at >= rows.length - edgeRows;
        return (
          <div key={`${row.top} ${row.left}`}>
            <Tick
              label={label}
              isTicked={counted.has(at)}
              onTick={(isOn) => onChange(withToggled(choices, index, at, isOn))}
            />
            {isAtEdge && counted.has(at) && (
              <Button
                look="quiet"
                size="small"
                aria-label={fillPlaceholders(headOf, { row: label })}
                onClick={() => onChange(withHead(choices, page, row))}
                className={styles.head}
              >
                {head}
              </Button>
            )}
          </div>
        );
      })}
      {choices.corrections.added?.[index]?.map((baseline) => (
        <Tick
          key={baseline}
          label={fillPlaceholders(added, { value: Math.round((baseline / page.height) * 100) })}
          isTicked
          onTick={() => onChange(withoutAdded(choices, index, baseline))}
        />
      ))}
    </fieldset>
  );
}
