import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TenthLiningPage from '@/app/tenth-lining/page';
import { claims } from '@/content/claims';
import { links } from '@/content/links';
import { recordLines } from '@/content/record';
import { tenthLining } from '@/content/tenth-lining';
import { BeforeAfter } from './before-after';
import { MarginDetail } from './margin-detail';
import { NumberedPage } from './numbered-page';
import { Steps } from './steps';

const { beforeAfter, costs, detail, hero, rule, steps } = tenthLining;
const pageLines = recordLines.slice(0, 31);

describe('the tenth-lining page', () => {
  it('leads to the editor in a new tab, and says so, at the top and at the end', () => {
    render(<TenthLiningPage />);
    const editorLinks = screen.getAllByRole('link', { name: `${links.tenthLiningEditor.label} (opens in new tab)` });
    expect(editorLinks).toHaveLength(2);
    for (const link of editorLinks) {
      expect(link).toHaveAttribute('href', links.tenthLiningEditor.href);
      expect(link).toHaveAttribute('target', '_blank');
    }
  });

  it('states the rule, what to check, what it costs and how many pages have been done', () => {
    render(<TenthLiningPage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`${hero.title} ${hero.titleAccent}`);
    for (const words of [rule.statement, rule.caution, costs.text, claims.pages.countsWhat]) {
      expect(screen.getByText(words)).toBeVisible();
    }
    expect(screen.getByText(claims.pages.display)).toBeVisible();
  });
});

describe('the page shown three ways', () => {
  it('is one named choice, tenth-lined until another is made, each state described', async () => {
    render(<BeforeAfter {...beforeAfter} lines={pageLines} />);
    const choice = screen.getByRole('radiogroup', { name: beforeAfter.legend });
    const radios = within(choice).getAllByRole('radio');
    expect(radios).toHaveLength(beforeAfter.states.length);
    beforeAfter.states.forEach(({ label, caption }, index) => {
      expect(radios[index]).toHaveAccessibleName(label);
      expect(radios[index]).toHaveAccessibleDescription(caption);
    });
    const [typed, , lined] = beforeAfter.states.map(({ label }) => screen.getByRole('radio', { name: label }));
    expect(lined).toBeChecked();
    await userEvent.click(typed as HTMLElement);
    expect(typed).toBeChecked();
    expect(lined).not.toBeChecked();
  });

  it('is a picture to those who cannot see it', () => {
    render(<BeforeAfter {...beforeAfter} lines={pageLines} />);
    expect(screen.getByRole('img', { name: beforeAfter.alt })).toBeInTheDocument();
  });

  it.each([
    [9, []],
    [10, ['10']],
    [31, ['10', '20', '30']],
  ])('numbers the tenth lines of a page of %i lines', (count, expected) => {
    const { container } = render(<NumberedPage lines={recordLines.slice(0, count)} pageNumber={1} />);
    expect([...container.querySelectorAll('[data-line-number]')].map((numeral) => numeral.textContent)).toEqual(
      expected,
    );
  });
});

it('enlarges the margin beside the very lines that carry the numbers', () => {
  render(<MarginDetail {...detail} lines={recordLines} />);
  const picture = screen.getByRole('img', { name: detail.alt });
  for (const number of [10, 20, 30]) {
    const line = recordLines[number - 1] as string;
    expect(within(picture).getByText(line)).toHaveTextContent(`${line}${number}`);
  }
});

it('lists the steps in order, each under a heading of its own', () => {
  render(<Steps {...steps} />);
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items.map((item) => within(item).getByRole('heading', { level: 3 }).textContent)).toEqual(
    steps.items.map(({ title }) => title),
  );
});
