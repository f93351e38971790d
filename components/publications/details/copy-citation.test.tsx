import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyCitation } from './copy-citation';

const words = { citation: 'Summaries, first edition', copyLabel: 'Copy', copied: 'Copied.', failed: 'Not copied.' };

test('the citation is copied, and the reader is told', async () => {
  const user = userEvent.setup();
  render(<CopyCitation {...words} />);
  await user.click(screen.getByRole('button', { name: words.copyLabel }));
  expect(await screen.findByText(words.copied)).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(words.citation);
});

test('where the clipboard is refused, the citation is selected and the reader is told', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  render(<CopyCitation {...words} />);
  await user.click(screen.getByRole('button', { name: words.copyLabel }));
  expect(await screen.findByText(words.failed)).toBeVisible();
  expect(String(getSelection())).toContain(words.citation);
});
