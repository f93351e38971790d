import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { numberPdf as words } from '@/content/number-pdf';
import type { Work } from './work';

/** The numbered file. While it is being made anew there is none to take, so that nobody takes one that is out of date. */
export function TakeFile({ result }: Pick<Work, 'result'>) {
  const { label, waiting, note } = words.download;
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      {result ? (
        <a href={result.url} download={result.name} className={cn(buttonStyles(), 'wrap-anywhere max-w-full')}>
          <Icon name="download" className="size-5" />
          {label}
        </a>
      ) : (
        <p aria-busy="true" className={buttonStyles({ look: 'secondary' })}>
          {waiting}
        </p>
      )}
      <p className="max-w-measure text-muted text-small">{note}</p>
    </div>
  );
}
