import { fileNames } from 'tenth-lining';
import { Button } from '@/components/ui/button';
import { numberPdf as words } from '@/content/number-pdf';
import styles from './number-pdf.module.css';
import type { Work } from './work-state';

type FileNotesProps = {
  work?: Work;
  /** its choices were saved on an earlier visit */
  isRestored?: boolean;
  onForget: () => void;
};

/** What the reader should know of a file before downloading it, in a live region that is there before the file. */
export function FileNotes({ work, isRestored, onForget }: FileNotesProps) {
  const { shell, certified, signed, encrypted, repaired, copied, numbered, withoutNumbers, recalled, forget } =
    words.facts;
  const { facts, originalUrl, result } = work ?? {};
  const notes = [
    facts?.isFormShell && shell,
    facts?.isSigned && (facts.isCertified ? certified : signed),
    facts?.isEncrypted && encrypted,
    facts?.isRepaired && repaired,
    result?.isCopy && !facts?.isEncrypted && !facts?.isRepaired && copied,
  ].filter((note) => typeof note === 'string');
  return (
    <div role="status" className={styles.notes}>
      {work && (notes.length > 0 || originalUrl || isRestored) && (
        <ul className="grid gap-3">
          {notes.map((note) => (
            <li key={note} className="border-clay border-l-2 pl-4 text-small">
              {note}
            </li>
          ))}
          {originalUrl && (
            <li className="border-clay border-l-2 pl-4 text-small">
              {numbered}{' '}
              <a
                href={originalUrl}
                download={fileNames([work.file.name.replace(/-numbered(\.pdf)?$/i, '.pdf')])[0]}
                className="underline"
              >
                {withoutNumbers}
              </a>
            </li>
          )}
          {isRestored && (
            <li className="border-teal border-l-2 pl-4 text-small">
              {recalled}{' '}
              <Button look="quiet" size="small" onClick={onForget}>
                {forget}
              </Button>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
