import { numberPdf as words } from '@/content/number-pdf';
import type { Work } from './work';

/** What the reader should know of the file before taking the numbered one. */
export function FileFacts({ work: { name, facts, before } }: { work: Work }) {
  const { signed, encrypted, repaired, numbered, withoutNumbers } = words.facts;
  const notes = [facts.isSigned && signed, facts.isEncrypted && encrypted, facts.isRepaired && repaired].filter(
    (note) => note !== false,
  );
  if (notes.length === 0 && !before) return null;
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
          <a href={before} download={name.replace(/-numbered(\.pdf)?$/i, '.pdf')} className="underline">
            {withoutNumbers}
          </a>
        </li>
      )}
    </ul>
  );
}
