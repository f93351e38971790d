import { useId, useState } from 'react';
import type { Choices, PageReport } from 'tenth-lining';
import { Button } from '@/components/ui/button';
import { numberPdf as words } from '@/content/number-pdf';
import { fillPlaceholders } from '@/lib/fill-placeholders';
import { Checkbox } from './checkbox';
import { addLine, markHead, type Region, regionOfPage, removeLine, setRegion, toggleRow } from './corrections';
import styles from './number-pdf.module.css';
import type { PageRows } from './work-state';

type PageCorrectionsProps = {
  choices: Choices;
  page: PageReport;
  pageRows: PageRows;
  counted: ReadonlySet<number>;
  onChange: (choices: Choices) => void;
};

/** By keyboard what a click on the page's picture does, and corrections that are seldom needed. */
export function PageCorrections(props: PageCorrectionsProps) {
  const { choices, page, onChange } = props;
  const { index } = page;
  const { more, skip, makeRoom, add, addIt } = words.correct;
  const [addAt, setAddAt] = useState(0.5);
  const pageCheckbox = (label: string, name: 'skipped' | 'makeRoom') => {
    const others = choices[name].filter((other) => other !== index);
    return (
      <Checkbox
        label={label}
        isChecked={choices[name].includes(index)}
        onCheck={(isOn) => onChange({ ...choices, [name]: isOn ? [...others, index] : others })}
      />
    );
  };
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-small">{more}</summary>
      <div className="mt-3 grid grid-cols-1 gap-8 md:grid-cols-2">
        <div className="grid content-start gap-5">
          <div>
            {pageCheckbox(skip, 'skipped')}
            {pageCheckbox(makeRoom, 'makeRoom')}
          </div>
          <div className="grid gap-3">
            <RegionCorrection {...props} />
          </div>
          <div className="grid gap-3">
            <PositionSlider label={add} share={addAt} onMove={setAddAt} />
            <Button
              look="secondary"
              size="small"
              onClick={() => onChange(addLine(choices, index, addAt * page.height))}
              className="w-fit"
            >
              {addIt}
            </Button>
          </div>
        </div>
        <RowList {...props} />
      </div>
    </details>
  );
}

function RegionCorrection({ choices, page, pageRows, onChange }: PageCorrectionsProps) {
  const [isForAll, setForAll] = useState(choices.corrections.regionForAll !== undefined);
  const region = regionOfPage(choices, page.index, pageRows.region);
  const { top, bottom, forAll } = words.correct;
  const slider = (label: string, edge: keyof Region) => (
    <PositionSlider
      label={label}
      share={region[edge] / page.height}
      onMove={(share) => onChange(setRegion(choices, page.index, { ...region, [edge]: share * page.height }, isForAll))}
    />
  );
  return (
    <>
      {slider(top, 'top')}
      {slider(bottom, 'bottom')}
      <Checkbox
        label={forAll}
        isChecked={isForAll}
        onCheck={(isOn) => {
          setForAll(isOn);
          if (isOn) onChange(setRegion(choices, page.index, region, true));
        }}
      />
    </>
  );
}

/** `share` is a share of the page's height, from its top. */
function PositionSlider({ label, share, onMove }: { label: string; share: number; onMove: (share: number) => void }) {
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

// So many rows from the top and from the bottom may be a page's head or foot.
const edgeRows = 3;

/** All rows from top to bottom, checked if counted; those near an edge can be marked as the head or foot of every page. */
function RowList({ choices, page, pageRows: { rows }, counted, onChange }: PageCorrectionsProps) {
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
            <Checkbox
              label={label}
              isChecked={counted.has(at)}
              onCheck={(isOn) => onChange(toggleRow(choices, index, at, isOn))}
            />
            {isAtEdge && counted.has(at) && (
              <Button
                look="quiet"
                size="small"
                aria-label={fillPlaceholders(headOf, { row: label })}
                onClick={() => onChange(markHead(choices, page, row))}
                className={styles.headButton}
              >
                {head}
              </Button>
            )}
          </div>
        );
      })}
      {choices.corrections.added?.[index]?.map((baseline) => (
        <Checkbox
          key={baseline}
          label={fillPlaceholders(added, { value: Math.round((baseline / page.height) * 100) })}
          isChecked
          onCheck={() => onChange(removeLine(choices, index, baseline))}
        />
      ))}
    </fieldset>
  );
}
