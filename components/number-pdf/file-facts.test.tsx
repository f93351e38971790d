import { render, screen } from '@testing-library/react';
import { numberPdf as words } from '@/content/number-pdf';
import { firstChoices } from '@/tenth-lining/worker/messages';
import { FileFacts } from './file-facts';
import type { Work } from './work';

// R11.5: where a file had to be copied whole, that is said once.
test.each([
  [true, false, [words.facts.copied]],
  [true, true, [words.facts.repaired]],
  [false, false, []],
])('of a numbered file, a copy: %s, of one that was damaged: %s', (isCopy, isRepaired, said) => {
  const file = new File([], 'record.pdf');
  const work = {
    file,
    facts: { pages: 1, isEncrypted: false, mayChange: true, isSigned: false, isRepaired },
    result: { url: '', numbered: { file, choices: firstChoices, first: 1 }, isCopy },
  };
  render(<FileFacts work={work as unknown as Work} onForget={() => undefined} />);
  expect(screen.queryAllByRole('listitem').map((item) => item.textContent)).toEqual(said);
});
