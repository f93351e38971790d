import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { challenges } from '@/content/challenges';
import type { Face } from '@/content/types';
import { FlipCards } from './flip-cards';

const face = (title: string): Face => ({ title, subtitle: `${title}?`, description: `${title}.`, icon: 'check' });
const pair = (problem: string, help: string) => ({ challenge: face(problem), benefit: face(help) });
const pairs = [pair('Haste', 'Time'), pair('Mess', 'Order')];
const cards = { title: 'Cards', insteadLabel: 'Instead', turnLabel: 'Turn', returnLabel: 'Back' };

/** Whether the side of a card on which a title stands can be reached: the one that is away is inert. */
const isReachable = (title: string) =>
  screen.getByRole('heading', { name: title, hidden: true }).closest('[inert]') === null;

test('the six challenges stand in their order, each with its benefit (R4.6)', () => {
  render(<FlipCards {...challenges} />);
  const items = within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem');
  expect(items.map((item) => within(item).getAllByRole('heading', { hidden: true }).length)).toEqual(
    challenges.pairs.map(() => 2),
  );
  challenges.pairs.forEach(({ challenge, benefit }, index) => {
    for (const { title, subtitle, description } of [challenge, benefit]) {
      expect(items[index]).toHaveTextContent(`${title}${subtitle}${description}`);
    }
    expect(items[index]).toHaveTextContent(challenges.insteadLabel);
  });
});

test('a press turns one card (R4.7), and hands the focus to the button that turns it back', async () => {
  const user = userEvent.setup();
  render(<FlipCards {...cards} pairs={pairs} />);
  await user.click(screen.getByRole('button', { name: 'Turn: Haste' }));
  expect(['Haste', 'Time', 'Mess', 'Order'].map(isReachable)).toEqual([false, true, true, false]);
  const back = screen.getByRole('button', { name: 'Back: Haste' });
  expect(back).toHaveFocus();
  expect(back).toHaveAccessibleDescription(expect.stringContaining('Time.'));

  await user.click(back);
  expect(['Haste', 'Time'].map(isReachable)).toEqual([true, false]);
});

test('a card that is turned when the page opens shows what helps, and turns like the others', async () => {
  const user = userEvent.setup();
  render(<FlipCards {...cards} pairs={pairs.map((each) => ({ ...each, isTurned: true as const }))} />);
  expect(['Haste', 'Time'].map(isReachable)).toEqual([false, true]);
  await user.click(screen.getByRole('button', { name: 'Back: Haste' }));
  expect(['Haste', 'Time'].map(isReachable)).toEqual([true, false]);
});
