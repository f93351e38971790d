import { useState } from 'react';
import { toBytes } from 'tenth-lining';
import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/link';
import { numberPdf as words } from '@/content/number-pdf';
import type { NumberPdfContent } from '@/content/types';

type SampleAndTermsProps = { sample: string; onChoose: (file: File) => void; onPrepare: () => void };

/** A button that opens a sample file, and the tool's cost, limits and alternative. */
export function SampleAndTerms({ sample, onChoose, onPrepare }: SampleAndTermsProps) {
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  const { cost, limits, elsewhere }: NumberPdfContent['terms'] = words.terms;
  const fetchSample = async () => {
    setStatus('loading');
    onPrepare();
    try {
      // The sample is a script, since the page's Content-Security-Policy forbids fetch().
      const { default: text } = (await import(/* turbopackIgnore: true */ /* webpackIgnore: true */ sample)) as {
        default: string;
      };
      onChoose(new File([toBytes(text)], words.sample.name, { type: 'application/pdf' }));
    } catch {
      setStatus('failed');
    }
  };
  return (
    <div className="mt-4 grid max-w-measure justify-items-start gap-4">
      <Button
        look="secondary"
        aria-busy={status === 'loading'}
        onClick={() => status !== 'loading' && fetchSample()}
        className="no-script:hidden failed:hidden"
      >
        {words.sample.label}
      </Button>
      {status === 'failed' && <p role="alert">{words.sample.failed}</p>}
      <ul className="grid gap-1.5 text-muted text-small">
        <li>{cost}</li>
        <li>{limits}</li>
        {elsewhere && <li>{elsewhere.text}</li>}
        {elsewhere && (
          <li>
            {elsewhere.terms}{' '}
            <TextLink href={elsewhere.link.href} newTab={elsewhere.link.newTab} label={elsewhere.link.label} />
          </li>
        )}
      </ul>
    </div>
  );
}
