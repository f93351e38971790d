import { Heading } from '@/components/ui/heading';
import { SelectField } from '@/components/ui/select-field';
import { numberPdf as words } from '@/content/number-pdf';
import type { Choices } from '@/tenth-lining/worker/messages';
import { NumberField } from './number-field';
import styles from './number-pdf.module.css';
import { SkippedPages } from './skipped-pages';
import { Tick } from './tick';
import type { Work } from './work';

type SettingsProps = { work: Work; isOpen: boolean; onChange: (choices: Choices) => void };

// Six figures have room at a page's top right.
const largestNumber = 999_999;

/** The few things that differ from filing to filing: open where there is room beside the pages. */
export function Settings({ work: { name, choices, facts }, isOpen, onChange }: SettingsProps) {
  const { title, every, count, footnotes, lineNumbers, pageNumbers, first, from } = words.settings;
  const change = (changed: Partial<Choices>) => onChange({ ...choices, ...changed });
  const numbers = choices.pageNumbers;
  return (
    <details open={isOpen} className={styles.fold}>
      <summary>
        <Heading level={2} size="small" className={styles.inline}>
          {title}
        </Heading>
      </summary>
      <div className="mt-2 grid gap-3">
        <Tick label={lineNumbers} isTicked={choices.lineNumbers} onTick={(isOn) => change({ lineNumbers: isOn })} />
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
              most={largestNumber}
              name={name}
              onChange={(value) => change({ pageNumbers: { ...numbers, first: value } })}
            />
            <NumberField
              label={from}
              value={numbers.from + 1}
              most={facts.pages}
              name={name}
              onChange={(value) => change({ pageNumbers: { ...numbers, from: value - 1 } })}
            />
          </div>
        )}
        <SkippedPages
          skipped={choices.skipped}
          total={facts.pages}
          name={name}
          onChange={(skipped) => change({ skipped })}
        />
      </div>
    </details>
  );
}
