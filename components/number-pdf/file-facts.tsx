import { numberPdf as words } from '@/content/number-pdf';
import type { PdfFacts } from '@/tenth-lining/read/open-document';

/** What the reader should know of the file before taking the numbered one. */
export function FileFacts({ isSigned, isEncrypted, isRepaired }: PdfFacts) {
  const { signed, encrypted, repaired } = words.facts;
  const notes = [isSigned && signed, isEncrypted && encrypted, isRepaired && repaired].filter((note) => note !== false);
  if (notes.length === 0) return null;
  return (
    <ul className="grid gap-3">
      {notes.map((note) => (
        <li key={note} className="max-w-measure border-clay border-l-2 pl-4">
          {note}
        </li>
      ))}
    </ul>
  );
}
