import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { SelectField } from '@/components/ui/select-field';
import { numberPdf as words } from '@/content/number-pdf';
import type { Choices } from '@/tenth-lining/worker/messages';
import { NumberField } from './number-field';
import styles from './number-pdf.module.css';
import { SkippedPages } from './skipped-pages';
import { Tick } from './tick';
import type { Work } from './work';

type SettingsProps = { work: Work; onChange: (choices: Choices) => void; onUndo: () => void };

/** The few things that differ from filing to filing. */
export function Settings({ work: { choices, past, facts }, onChange, onUndo }: SettingsProps) {
  const id = useId();
  const { title, every, count, footnotes, pageNumbers, first, from, undo } = words.settings;
  const change = (changed: Partial<Choices>) => onChange({ ...choices, ...changed });
  const numbers = choices.pageNumbers;
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-4">
      <Heading level={2} size="title" id={`${id}-title`}>
        {title}
      </Heading>
      <SelectField
        label={every.label}
        value={choices.every}
        onChange={(event) => change({ every: Number(event.currentTarget.value) as Choices['every'] })}
      >
        {([10, 5, 1] as const).map((value) => (
          <option key={value} value={value}>
            {every[value]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={count.label}
        value={choices.restart ? 'restart' : 'goesOn'}
        onChange={(event) => change({ restart: event.currentTarget.value === 'restart' })}
      >
        <option value="restart">{count.restart}</option>
        <option value="goesOn">{count.goesOn}</option>
      </SelectField>
      <Tick
        label={footnotes}
        isTicked={choices.countFootnotes}
        onTick={(countFootnotes) => change({ countFootnotes })}
      />
      <Tick
        label={pageNumbers}
        isTicked={numbers !== undefined}
        onTick={(isOn) => change({ pageNumbers: isOn ? { first: 1, from: 0 } : undefined })}
      />
      {numbers && (
        <div className={styles.pair}>
          <NumberField
            label={first}
            value={numbers.first}
            onChange={(value) => change({ pageNumbers: { ...numbers, first: value } })}
          />
          <NumberField
            label={from}
            value={numbers.from + 1}
            most={facts.pages}
            onChange={(value) => change({ pageNumbers: { ...numbers, from: value - 1 } })}
          />
        </div>
      )}
      <SkippedPages skipped={choices.skipped} total={facts.pages} onChange={(skipped) => change({ skipped })} />
      <Button look="secondary" size="small" aria-disabled={past.length === 0} onClick={onUndo} className={styles.start}>
        {undo}
      </Button>
    </section>
  );
}
