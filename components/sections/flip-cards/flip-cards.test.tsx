import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { challenges } from '@/content/challenges';
import { FlipCards } from './flip-cards';

const { pairs, turnLabel, returnLabel, insteadLabel } = challenges;
const [first, second] = pairs;

/** The side of a card on which a title stands; nothing where it is inert and so out of everybody's reach. */
function reachable(title: string) {
  return screen.getByRole('heading', { name: title, hidden: true }).closest('[inert]') ? undefined : title;
}

test('pairs the six challenges with their benefits, in the order of the specification', () => {
  render(<FlipCards {...challenges} />);
  const cards = screen.getAllByRole('listitem');
  expect(cards).toHaveLength(6);
  pairs.forEach(({ challenge, benefit }, index) => {
    const card = within(cards[index] as HTMLElement);
    for (const { title, subtitle, description } of [challenge, benefit]) {
      expect(card.getByRole('heading', { level: 3, name: title, hidden: true })).toBeInTheDocument();
      expect(card.getByText(subtitle)).toBeInTheDocument();
      expect(card.getByText(description)).toBeInTheDocument();
    }
    expect(card.getByText(insteadLabel)).toBeInTheDocument();
  });
  expect(pairs.map(({ challenge }) => challenge.title)).toEqual([
    'Time pressure',
    'Finding the right info',
    'Security and data privacy',
    'Scattered information',
    'AI hallucinates',
    'No scalable insights',
  ]);
});

test('a press turns one card, and hands the focus to the button that turns it back', async () => {
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

test('has no fault for axe with some cards turned, and none without its optional words', async () => {
  const user = userEvent.setup();
  const { container, rerender } = render(<FlipCards {...challenges} />);
  await user.click(screen.getByRole('button', { name: `${turnLabel}: ${first.challenge.title}` }));
  expect(await axe(container)).toHaveNoViolations();

  rerender(<FlipCards {...challenges} titleAccent={undefined} marginFrom={70} />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(challenges.title);
  expect(await axe(container)).toHaveNoViolations();
});
