import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { GateDialog } from './gate-dialog';

const item = { slug: 'a', title: 'A', pdfUrl: '/a.pdf', size: '41 KB', pages: 8, scope: '9 cases' };
const inside = { clientX: 200, clientY: 200 };
const outside = { clientX: 10, clientY: 10 };

/** jsdom's pointer events say nothing of their place. */
function press(target: HTMLElement, begins: MouseEventInit, ends: MouseEventInit) {
  const down = createEvent.pointerDown(target);
  Object.assign(down, begins);
  fireEvent(target, down);
  fireEvent.click(target, ends);
}

afterEach(() => jest.restoreAllMocks());

test.each([
  ['on the backdrop closes the dialog', 'dialog', 800, outside, outside, 1],
  ['that is the second half of a double click on what opened it does not', 'dialog', 300, outside, outside, 0],
  ['inside does not', 'dialog', 800, inside, inside, 0],
  ['that begins inside and ends outside, as marking words does, does not', 'dialog', 800, inside, outside, 0],
  ['on what stands in it does not, wherever that lies', 'link', 800, outside, outside, 0],
] as const)('a press %s', (_, role, wait, begins, ends, times) => {
  const onClose = jest.fn();
  const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
  render(
    <GateDialog isOpen item={item} content="open 1" onClose={onClose}>
      <p />
    </GateDialog>,
  );
  const box = { left: 100, right: 300, top: 100, bottom: 300 } as DOMRect;
  jest.spyOn(screen.getByRole('dialog'), 'getBoundingClientRect').mockReturnValue(box);
  now.mockReturnValue(1000 + wait);
  press(screen.getByRole(role), begins, ends);
  expect(onClose).toHaveBeenCalledTimes(times);
});
