import { render, screen, within } from '@testing-library/react';
import { recordLines } from '@/content/record';
import { tenthLining } from '@/content/tenth-lining';
import { BeforeAfter } from './before-after';
import { MarginDetail } from './margin-detail';
import { NumberedPage } from './numbered-page';

const { beforeAfter, detail } = tenthLining;

test('a page shown three ways is one named choice, tenth-lined at first, each way described', () => {
  render(<BeforeAfter {...beforeAfter} lines={recordLines.slice(0, 31)} />);
  const choice = screen.getByRole('radiogroup', { name: beforeAfter.legend });
  const radios = within(choice).getAllByRole('radio');
  expect(radios).toHaveLength(beforeAfter.states.length);
  beforeAfter.states.forEach(({ label, caption }, index) => {
    expect(radios[index]).toHaveAccessibleName(label);
    expect(radios[index]).toHaveAccessibleDescription(caption);
  });
  expect(radios.at(-1)).toBeChecked();
  expect(screen.getByRole('img', { name: beforeAfter.alt })).toBeInTheDocument();
});

test.each([
  [9, []],
  [10, ['10']],
  [31, ['10', '20', '30']],
])('of a page of %i lines the tenth ones are numbered', (count, expected) => {
  const { container } = render(<NumberedPage lines={recordLines.slice(0, count)} pageNumber={1} />);
  const numerals = [...container.querySelectorAll('[data-line-number]')];
  expect(numerals.map((numeral) => numeral.textContent)).toEqual(expected);
});

test('the margin is enlarged beside the very lines that carry the numbers', () => {
  render(<MarginDetail {...detail} lines={recordLines} />);
  const picture = screen.getByRole('img', { name: detail.alt });
  for (const number of [10, 20, 30]) {
    const line = recordLines[number - 1] as string;
    expect(within(picture).getByText(line)).toHaveTextContent(`${line}${number}`);
  }
});
