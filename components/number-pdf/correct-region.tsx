import { useId, useState } from 'react';
import { numberPdf as words } from '@/content/number-pdf';
import type { Choices, PageReport } from '@/tenth-lining/worker/messages';
import { type Region, regionOn, withRegion } from './corrections';
import { fill } from './fill';
import { Tick } from './tick';
import type { Work } from './work';

type CorrectRegionProps = { work: Work; page: PageReport; found: Region; onChange: (choices: Choices) => void };

/** Where counting begins and ends on a page, as two sliders: a thumb, a mouse and the arrow keys move them alike. */
export function CorrectRegion({ work: { choices }, page, found, onChange }: CorrectRegionProps) {
  const [isForAll, setForAll] = useState(choices.corrections.regionForAll !== undefined);
  const region = regionOn(choices, page.index, found);
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
export function Edge({ label, share, onMove }: EdgeProps) {
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
        aria-valuetext={fill(words.correct.percent, { value: percent })}
        onChange={(event) => onMove(event.currentTarget.valueAsNumber / 100)}
        className="min-h-11 w-full accent-teal"
      />
    </div>
  );
}
