import type { ComponentProps } from 'react';
import { type Choices, readPageRanges, writePageRanges } from 'tenth-lining';
import { Heading } from '@/components/ui/heading';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { numberPdf as words } from '@/content/number-pdf';
import { fillPlaceholders } from '@/lib/fill-placeholders';
import { Checkbox } from './checkbox';
import styles from './number-pdf.module.css';
import { type DraftOptions, parseNumber, useDraft } from './use-draft';
import type { Work } from './work-state';

type SettingsProps = { work: Work; isOpen: boolean; onChange: (choices: Choices) => void };

// Six digits fit at the top right of a page.
const largestNumber = 999_999;

/** Settings of the numbering: open on wide screens, where there is room beside the pages. */
export function Settings({ work: { file, choices, facts }, isOpen, onChange }: SettingsProps) {
  const { title, every, count, footnotes, lineNumbers, pageNumbers, first, from, wrong, skip } = words.settings;
  const change = (changed: Partial<Choices>) => onChange({ ...choices, ...changed });
  const numbers = choices.pageNumbers;
  const checkbox = (label: string, isChecked: boolean, changed: (isOn: boolean) => Partial<Choices>) => (
    <Checkbox label={label} isChecked={isChecked} onCheck={(isOn) => change(changed(isOn))} />
  );
  const numberField = (label: string, value: number, most: number, changed: (value: number) => typeof numbers) => (
    <DraftField
      label={label}
      inputMode="numeric"
      value={value}
      format={String}
      parse={(text) => parseNumber(text, most)}
      wrong={fillPlaceholders(wrong, { label, name: file.name, most, value })}
      onCommit={(next) => change({ pageNumbers: changed(next) })}
    />
  );
  return (
    <details open={isOpen}>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-small">
        <Heading size="small" className="inline-block" text={title} />
      </summary>
      <div className="mt-2 grid gap-3">
        {checkbox(lineNumbers, choices.lineNumbers, (isOn) => ({ lineNumbers: isOn }))}
        <SelectField
          label={every.label}
          value={choices.every}
          onChange={(event) => change({ every: Number(event.currentTarget.value) as Choices['every'] })}
        >
          <option value={10}>{every[10]}</option>
          <option value={5}>{every[5]}</option>
          <option value={1}>{every[1]}</option>
        </SelectField>
        <SelectField
          label={count.label}
          value={choices.restart ? 'restart' : 'continue'}
          onChange={(event) => change({ restart: event.currentTarget.value === 'restart' })}
        >
          <option value="restart">{count.restart}</option>
          <option value="continue">{count.continue}</option>
        </SelectField>
        {checkbox(footnotes, choices.countFootnotes, (countFootnotes) => ({ countFootnotes }))}
        {checkbox(pageNumbers, numbers !== undefined, (isOn) => ({
          pageNumbers: isOn ? { first: 1, from: 0 } : undefined,
        }))}
        {numbers && (
          <div className={styles.pair}>
            {numberField(first, numbers.first, largestNumber, (value) => ({ ...numbers, first: value }))}
            {numberField(from, numbers.from + 1, facts.pages, (value) => ({ ...numbers, from: value - 1 }))}
          </div>
        )}
        <DraftField
          label={skip.label}
          hint={skip.hint}
          value={choices.skipped}
          format={writePageRanges}
          parse={(text) => readPageRanges(text, facts.pages)}
          wrong={fillPlaceholders(skip.wrong, { name: file.name })}
          commitsOnBlur
          onCommit={(skipped) => change({ skipped })}
        />
      </div>
    </details>
  );
}

type DraftFieldProps<Value> = Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'inputMode'> &
  DraftOptions<Value> & { wrong: string };

function DraftField<Value>({ value, format, parse, wrong, commitsOnBlur, onCommit, ...field }: DraftFieldProps<Value>) {
  const { isInvalid, props } = useDraft({ value, format, parse, commitsOnBlur, onCommit });
  return <TextField {...field} {...props} problem={isInvalid ? wrong : undefined} />;
}
