import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { animate } from '@/components/ui/animate';
import { challenges } from '@/content/challenges';
import { FlipCards } from './flip-cards';

// jsdom has no animations: a turn takes as long as a test says.
jest.mock('@/components/ui/animate', () => ({ animate: jest.fn() }));
beforeEach(() => jest.mocked(animate).mockResolvedValue());

const { pairs, turnLabel, returnLabel, insteadLabel } = challenges;
const [first, second] = pairs;

/** The side of a card on which a title stands; nothing where it is inert and so out of everybody's reach. */
function reachable(title: string) {
  return screen.getByRole('heading', { name: title, hidden: true }).closest('[inert]') ? undefined : title;
}

test('pairs the challenges with their benefits, in their order (R4.6)', () => {
  render(<FlipCards {...challenges} />);
  const [table] = screen.getAllByRole('list');
  const cards = within(table as HTMLElement).getAllByRole('listitem');
  expect(cards).toHaveLength(pairs.length);
  pairs.forEach(({ challenge, benefit }, index) => {
    const card = within(cards[index] as HTMLElement);
    for (const { title, subtitle, description } of [challenge, benefit]) {
      expect(card.getByRole('heading', { level: 3, name: title, hidden: true })).toBeInTheDocument();
      expect(card.getByText(subtitle)).toBeInTheDocument();
      expect(card.getByText(description)).toBeInTheDocument();
    }
    expect(card.getByText(insteadLabel)).toBeInTheDocument();
  });
});

test('a press turns one card (R4.7), and hands the focus to the button that turns it back', async () => {
  const user = userEvent.setup();
  render(<FlipCards {...challenges} />);
  await user.click(screen.getByRole('button', { name: `${turnLabel}: ${first.challenge.title}` }));

  expect(reachable(first.challenge.title)).toBeUndefined();
  expect(reachable(first.benefit.title)).toBeDefined();
  expect(reachable(second.challenge.title)).toBeDefined();
  const back = screen.getByRole('button', { name: `${returnLabel}: ${first.challenge.title}` });
  expect(back).toHaveFocus();
  expect(back).toHaveAccessibleDescription(expect.stringContaining(first.benefit.description));

  await user.click(back);
  expect(reachable(first.challenge.title)).toBeDefined();
  expect(reachable(first.benefit.title)).toBeUndefined();
});

test('a card that is turned when the page opens shows what helps, and turns like the others', async () => {
  const user = userEvent.setup();
  const turned = { ...first, isTurned: true } as const;
  render(<FlipCards {...challenges} pairs={[turned, second]} />);
  expect(reachable(turned.benefit.title)).toBeDefined();
  expect(reachable(turned.challenge.title)).toBeUndefined();
  await user.click(screen.getByRole('button', { name: `${returnLabel}: ${turned.challenge.title}` }));
  expect(reachable(turned.challenge.title)).toBeDefined();
  expect(reachable(turned.benefit.title)).toBeUndefined();
  await user.click(screen.getByRole('button', { name: `${turnLabel}: ${turned.challenge.title}` }));
  expect(reachable(turned.benefit.title)).toBeDefined();
});

test.each([
  ['Enter', '{Enter}'],
  ['Space', ' '],
])('%s turns the card with the focus, there and back', async (_, key) => {
  const user = userEvent.setup();
  render(<FlipCards {...challenges} />);
  await user.tab();
  expect(screen.getByRole('button', { name: `${turnLabel}: ${first.challenge.title}` })).toHaveFocus();
  await user.keyboard(key);
  expect(screen.getByRole('button', { name: `${returnLabel}: ${first.challenge.title}` })).toHaveFocus();
  await user.keyboard(key);
  expect(screen.getByRole('button', { name: `${turnLabel}: ${first.challenge.title}` })).toHaveFocus();
});

test('a second press while the card still turns, which hits none of its sides, turns it back', async () => {
  const user = userEvent.setup();
  jest.mocked(animate).mockReturnValue(new Promise(() => undefined));
  const { container } = render(<FlipCards {...challenges} />);
  await user.click(screen.getByRole('button', { name: `${turnLabel}: ${first.challenge.title}` }));
  expect(reachable(first.benefit.title)).toBeDefined();
  await user.click(container.querySelector('[data-ready]') as HTMLElement);
  expect(reachable(first.challenge.title)).toBeDefined();
  expect(reachable(first.benefit.title)).toBeUndefined();
});

test('a press beside the buttons of a card that rests does nothing', async () => {
  const user = userEvent.setup();
  const { container } = render(<FlipCards {...challenges} />);
  await user.click(container.querySelector('[data-ready]') as HTMLElement);
  expect(reachable(first.challenge.title)).toBeDefined();
});

test('has no fault for axe with some cards turned, and none without its optional words', async () => {
  const user = userEvent.setup();
  const { container, rerender } = render(<FlipCards {...challenges} />);
  await user.click(screen.getByRole('button', { name: `${turnLabel}: ${first.challenge.title}` }));
  expect(await axe(container)).toHaveNoViolations();

  rerender(<FlipCards {...challenges} titleAccent={undefined} />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(challenges.title);
  expect(await axe(container)).toHaveNoViolations();
});
