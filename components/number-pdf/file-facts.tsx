import { fileNames } from 'tenth-lining';
import { Button } from '@/components/ui/button';
import { numberPdf as words } from '@/content/number-pdf';
import type { Work } from './work';

type FileFactsProps = {
  work: Work;
  /** what was chosen for it on an earlier visit holds again */
  isRecalled?: boolean;
  onForget: () => void;
};

/** What the reader should know of the file before taking the numbered one. */
export function FileFacts({ work: { file, facts, before, result }, isRecalled, onForget }: FileFactsProps) {
  const { shell, certified, signed, encrypted, repaired, copied, numbered, withoutNumbers, recalled, forget } =
    words.facts;
  const isCopy = result?.isCopy && !facts.isEncrypted && !facts.isRepaired;
  const notes = [
    ...(facts.isFormShell ? [shell] : []),
    ...(facts.isSigned ? [facts.isCertified ? certified : signed] : []),
    ...(facts.isEncrypted ? [encrypted] : []),
    ...(facts.isRepaired ? [repaired] : []),
    ...(isCopy ? [copied] : []),
  ];
  if (notes.length === 0 && !before && !isRecalled) return null;
  return (
    <ul className="grid gap-3">
      {notes.map((note) => (
        <li key={note} className="border-clay border-l-2 pl-4 text-small">
          {note}
        </li>
      ))}
      {before && (
        <li className="border-clay border-l-2 pl-4 text-small">
          {numbered}{' '}
          <a
            href={before}
            download={fileNames([file.name.replace(/-numbered(\.pdf)?$/i, '.pdf')])[0]}
            className="underline"
          >
            {withoutNumbers}
          </a>
        </li>
      )}
      {isRecalled && (
        <li className="border-teal border-l-2 pl-4 text-small">
          {recalled}{' '}
          <Button look="quiet" size="small" onClick={onForget} className="px-0">
            {forget}
          </Button>
        </li>
      )}
    </ul>
  );
}
