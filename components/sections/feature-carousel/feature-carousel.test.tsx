import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { features } from '@/content/features';
import { FeatureCarousel } from './feature-carousel';

const { items, previousLabel, nextLabel, selectLabel } = features;
const names = items.map(({ name }) => name);

/** Width of the window; jsdom's own is 1024. */
function setWidth(width: number) {
  act(() => {
    window.innerWidth = width;
    window.dispatchEvent(new Event('resize'));
  });
}

function renderAt(width: number) {
  setWidth(width);
  return render(<FeatureCarousel {...features} />);
}

const selected = () => screen.getByRole('tab', { selected: true });
const previous = () => screen.getByRole('button', { name: previousLabel });
const next = () => screen.getByRole('button', { name: nextLabel });

beforeEach(() => {
  location.hash = '';
});

test('the exported HTML has links to panels that are all there, and nothing that needs a script to be read', () => {
  document.body.innerHTML = renderToString(<FeatureCarousel {...features} />);
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(document.querySelector('[inert], [style]')).toBeNull();
  for (const { name, title, description, ctaText } of items) {
    const hash = screen.getByRole('link', { name }).getAttribute('href') ?? '';
    const panel = within(document.querySelector(hash) as HTMLElement);
    expect(panel.getByRole('heading', { level: 3, name: title })).toBeVisible();
    for (const line of description) expect(panel.getByText(line)).toBeVisible();
    expect(panel.getByRole('link', { name: new RegExp(`^${ctaText}`) })).toBeVisible();
    expect(panel.getByRole('img')).toHaveAccessibleName();
  }
  document.body.innerHTML = '';
});

test('each tab shows its own panel, and the others are out of reach (R4.2)', async () => {
  const user = userEvent.setup();
  renderAt(1280);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent?.replace(/^\d+/, ''))).toEqual(names);
  for (const { name, title } of items) {
    await user.click(screen.getByRole('tab', { name }));
    const panel = screen.getByRole('tabpanel', { name });
    expect(selected()).toHaveAccessibleName(name);
    expect(panel).toContainElement(screen.getByRole('heading', { name: title }));
    expect(panel).not.toHaveAttribute('inert');
    const others = screen.getAllByRole('tabpanel', { hidden: true }).filter((other) => other !== panel);
    expect(others.every((other) => other.hasAttribute('inert'))).toBe(true);
  }
});

test('one tab is in the tab order, and the arrow keys, Home and End move between them', async () => {
  const user = userEvent.setup();
  renderAt(1280);
  await user.tab();
  expect(screen.getByRole('combobox', { name: selectLabel })).toHaveFocus();
  await user.tab();
  for (const [key, name] of [
    ['{ArrowRight}', names[1]],
    ['{ArrowLeft}', names[0]],
    ['{ArrowLeft}', names.at(-1)],
    ['{ArrowRight}', names[0]],
    ['{End}', names.at(-1)],
    ['{Home}', names[0]],
  ] as const) {
    await user.keyboard(key);
    expect(selected()).toHaveFocus();
    expect(selected()).toHaveAccessibleName(name);
  }
  await user.tab();
  expect(next().compareDocumentPosition(document.activeElement as Element) & Node.DOCUMENT_POSITION_FOLLOWING).toBe(0);
});

test.each([360, 640, 1024])(
  'at %i px every press of an arrow shows another feature, up to the last, and keeps the focus',
  async (width) => {
    const user = userEvent.setup();
    renderAt(width);
    expect(previous()).toHaveAttribute('aria-disabled', 'true');
    for (const name of names.slice(1)) {
      expect(next()).toHaveAttribute('aria-disabled', 'false');
      await user.click(next());
      expect(selected()).toHaveAccessibleName(name);
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

test('on a phone each step shows the next feature, and says so', async () => {
  const user = userEvent.setup();
  renderAt(360);
  expect(screen.getByRole('status')).toHaveTextContent(`1 / ${names.length}`);
  await user.click(next());
  expect(screen.getByRole('tabpanel', { name: names[1] })).not.toHaveAttribute('inert');
  expect(screen.getByRole('status')).toHaveTextContent(`${names[1]}, 2 / ${names.length}`);
});

test('the select chooses a feature, and follows the tabs', async () => {
  const user = userEvent.setup();
  renderAt(360);
  const select = screen.getByRole('combobox', { name: selectLabel });
  expect(within(select).getAllByRole('option')).toHaveLength(names.length);
  await user.selectOptions(select, names[4] as string);
  expect(selected()).toHaveAccessibleName(names[4]);
  await user.click(screen.getByRole('tab', { name: names[2] }));
  expect(select).toHaveDisplayValue(names[2] as string);
});

test('a wider window keeps the selected tab, and brings the strip back inside its ends', async () => {
  const user = userEvent.setup();
  renderAt(360);
  await user.selectOptions(screen.getByRole('combobox'), names.at(-1) as string);
  setWidth(1280);
  expect(selected()).toHaveAccessibleName(names.at(-1));
  expect(next()).toHaveAttribute('aria-disabled', 'true');
  for (const _ of names.slice(1)) await user.click(previous());
  expect(previous()).toHaveAttribute('aria-disabled', 'true');
});

test('a link to a feature, on this page or from another, selects its tab', () => {
  location.hash = `#feature-${items[1]?.id}`;
  renderAt(1280);
  expect(selected()).toHaveAccessibleName(names[1]);
  act(() => {
    location.hash = `#feature-${items.at(-1)?.id}`;
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(selected()).toHaveAccessibleName(names.at(-1));
});

// Two features have all that nine have; every drawing is read in its own test (components/scenes) and in the browser.
test('is clean for axe, with and without the optional text', async () => {
  setWidth(1280);
  const two = { ...features, items: items.slice(0, 2) };
  const { container, rerender } = render(<FeatureCarousel {...two} />);
  expect(screen.getByText(features.text)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  rerender(<FeatureCarousel {...two} text={undefined} />);
  expect(screen.queryByText(features.text)).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
