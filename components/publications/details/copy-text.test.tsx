import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publicationDetails } from '@/content/publication-details';
import { CopyText } from './copy-text';

const { refused } = publicationDetails.copy;

test.each([
  ['refused', { writeText: () => Promise.reject(new DOMException('refused', 'NotAllowedError')) }],
  ['missing, as over plain HTTP', undefined],
])('when the clipboard is %s, the text is selected and a message says so', async (_, clipboard) => {
  const user = userEvent.setup();
  jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as unknown as Clipboard);
  render(<CopyText text="Summaries, first edition" label="Copy" />);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText(refused)).toBeVisible();
  expect(String(getSelection())).toBe('Summaries, first edition');
});
