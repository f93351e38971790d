import { render, screen, within } from '@testing-library/react';
import { recordLines } from '@/content/record';
import { tenthLining } from '@/content/tenth-lining';
import { BeforeAfter } from './before-after';
import { MarginDetail } from './margin-detail';

const { beforeAfter, detail } = tenthLining;

test('a page shown three ways is one named choice, tenth-lined at first, each way described; no other line is numbered', () => {
  render(<BeforeAfter {...beforeAfter} lines={recordLines.slice(0, 31)} />);
  const choice = screen.getByRole('radiogroup', { name: beforeAfter.legend });
  const radios = within(choice).getAllByRole('radio');
  expect(radios).toHaveLength(beforeAfter.states.length);
  beforeAfter.states.forEach(({ label, caption }, index) => {
    expect(radios[index]).toHaveAccessibleName(label);
    expect(radios[index]).toHaveAccessibleDescription(caption);
  });
  expect(radios.at(-1)).toBeChecked();
  const numerals = screen.getByRole('img', { name: beforeAfter.alt }).querySelectorAll('[data-line-number]');
  expect([...numerals].map((numeral) => numeral.textContent)).toEqual(['10', '20', '30']);
});

test('the margin is enlarged beside the very lines that carry the numbers', () => {
  render(<MarginDetail {...detail} lines={recordLines} />);
  const picture = screen.getByRole('img', { name: detail.alt });
  for (const number of [10, 20, 30]) {
    const line = recordLines[number - 1] as string;
    expect(within(picture).getByText(line)).toHaveTextContent(`${line}${number}`);
  }
});
