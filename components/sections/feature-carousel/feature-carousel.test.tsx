import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Feature } from '@/content/types';
import { FeatureCarousel } from './feature-carousel';

const names = ['Repository', 'Search', 'Wiki', 'Chat', 'Export', 'Record'];
const items = names.map(
  (name): Feature => ({
    id: name.toLowerCase(),
    name,
    kicker: 'Kicker',
    title: `${name} at work`,
    description: [`What ${name} does.`],
    image: 'tribunal',
    link: '/legal',
    ctaText: `See ${name}`,
  }),
);
const labels = { tabsLabel: 'Features', selectLabel: 'Choose', previousLabel: 'Previous', nextLabel: 'Next' };

/** Width of the window; jsdom's own is 1024. */
function setWidth(width: number) {
  act(() => {
    window.innerWidth = width;
    window.dispatchEvent(new Event('resize'));
  });
}

function renderAt(width: number) {
  setWidth(width);
  return render(<FeatureCarousel title="What it does" items={items} {...labels} />);
}

const selected = () => screen.getByRole('tab', { selected: true });
const previous = () => screen.getByRole('button', { name: 'Previous' });
const next = () => screen.getByRole('button', { name: 'Next' });

test('each tab shows its own panel, and the others are out of reach (R4.2)', async () => {
  const user = userEvent.setup();
  renderAt(1280);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent?.replace(/^\d+/, ''))).toEqual(names);
  for (const { name, title, description } of items) {
    await user.click(screen.getByRole('tab', { name }));
    const panel = screen.getByRole('tabpanel', { name });
    expect(selected()).toHaveAccessibleName(name);
    expect(panel).toContainElement(screen.getByRole('heading', { name: title }));
    expect(panel).toHaveTextContent(description.join());
    expect(panel).not.toHaveAttribute('inert');
    const others = screen.getAllByRole('tabpanel', { hidden: true }).filter((other) => other !== panel);
    expect(others.every((other) => other.hasAttribute('inert'))).toBe(true);
  }
});

test.each([360, 1024])(
  'at %i px every press of an arrow shows another feature up to the last, says which of how many (R4.11), and keeps the focus',
  async (width) => {
    const user = userEvent.setup();
    renderAt(width);
    expect(screen.getByRole('status')).toHaveTextContent(`1 / ${names.length}`);
    expect(previous()).toHaveAttribute('aria-disabled', 'true');
    for (const [index, name] of names.slice(1).entries()) {
      expect(next()).toHaveAttribute('aria-disabled', 'false');
      await user.click(next());
      expect(selected()).toHaveAccessibleName(name);
      expect(screen.getByRole('status')).toHaveTextContent(name);
      expect(screen.getByText(`${index + 2} / ${names.length}`)).toBeVisible();
    }
    expect(next()).toHaveAttribute('aria-disabled', 'true');
    expect(next()).toHaveFocus();
    await user.click(next());
    expect(selected()).toHaveAccessibleName(names.at(-1));

    for (const name of names.slice(0, -1).reverse()) {
      await user.click(previous());
      expect(selected()).toHaveAccessibleName(name);
    }
    expect(previous()).toHaveAttribute('aria-disabled', 'true');
    expect(previous()).toHaveFocus();
  },
);

test('the select follows the tabs; a wider window keeps the selected tab, and brings the strip inside its ends', async () => {
  const user = userEvent.setup();
  renderAt(360);
  const select = screen.getByRole('combobox', { name: 'Choose' });
  await user.selectOptions(select, 'Record');
  setWidth(1280);
  expect(selected()).toHaveAccessibleName('Record');
  expect(next()).toHaveAttribute('aria-disabled', 'true');
  for (const _ of names.slice(1)) await user.click(previous());
  expect(previous()).toHaveAttribute('aria-disabled', 'true');
  expect(select).toHaveDisplayValue('Repository');
});
