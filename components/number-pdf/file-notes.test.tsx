import { render, screen, within } from '@testing-library/react';
import { firstChoices } from 'tenth-lining';
import { numberPdf as words } from '@/content/number-pdf';
import { FileNotes } from './file-notes';
import type { Work } from './work-state';

const { copied, repaired, signed, certified, shell } = words.facts;

test.each([
  [true, {}, [copied]],
  [true, { isRepaired: true }, [repaired]],
  [false, {}, []],
  [false, { isSigned: true }, [signed]],
  [false, { isSigned: true, isCertified: true }, [certified]],
  [false, { isFormShell: true }, [shell]],
])('R11.5: notes on a numbered file; rewritten as a copy: %s, facts: %j', (isCopy, known, said) => {
  const file = new File([], 'record.pdf');
  const work = {
    file,
    facts: { pages: 1, isEncrypted: false, mayChange: true, isSigned: false, isRepaired: false, ...known },
    result: { url: '', numbered: { file, choices: firstChoices, first: 1 }, isCopy },
  };
  const { rerender } = render(<FileNotes onForget={() => undefined} />);
  // Screen readers announce only what is added to a live region that already exists.
  const notes = within(screen.getByRole('status'));
  rerender(<FileNotes work={work as unknown as Work} onForget={() => undefined} />);
  expect(notes.queryAllByRole('listitem').map((item) => item.textContent)).toEqual(said);
});
