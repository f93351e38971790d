import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useBackdropPress } from './use-backdrop-press';

const box = { left: 100, right: 300, top: 100, bottom: 300 } as DOMRect;
const inside = { clientX: 200, clientY: 200 };
const outside = { clientX: 10, clientY: 10 };

function Dialog({ onClose }: { onClose: () => void }) {
  return (
    <dialog open aria-label="A dialog" {...useBackdropPress(true, onClose)}>
      <button type="button">Inside</button>
    </dialog>
  );
}

/** jsdom's pointer events say nothing of their place. */
function press(target: HTMLElement, begins: MouseEventInit, ends: MouseEventInit) {
  const down = createEvent.pointerDown(target);
  Object.assign(down, begins);
  fireEvent(target, down);
  fireEvent.click(target, ends);
}

function open() {
  const onClose = jest.fn();
  const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
  render(<Dialog onClose={onClose} />);
  const dialog = screen.getByRole('dialog');
  jest.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(box);
  return { onClose, dialog, after: (wait: number) => now.mockReturnValue(1000 + wait) };
}

afterEach(() => jest.restoreAllMocks());

test('a press on the backdrop closes the dialog', () => {
  const { onClose, dialog, after } = open();
  after(800);
  press(dialog, outside, outside);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the second half of a double click on what opened it does not', () => {
  const { onClose, dialog, after } = open();
  after(300);
  press(dialog, outside, outside);
  expect(onClose).not.toHaveBeenCalled();
});

test.each([
  ['inside', inside, inside],
  ['that begins inside and ends outside, as marking words does', inside, outside],
])('a press %s does not', (_, begins, ends) => {
  const { onClose, dialog, after } = open();
  after(800);
  press(dialog, begins, ends);
  expect(onClose).not.toHaveBeenCalled();
});

test('a press on what stands in it does not, wherever that lies', () => {
  const { onClose, after } = open();
  after(800);
  press(screen.getByRole('button'), outside, outside);
  expect(onClose).not.toHaveBeenCalled();
});
