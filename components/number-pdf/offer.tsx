import { useState } from 'react';
import { toBytes } from 'tenth-lining';
import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/link';
import { numberPdf as words } from '@/content/number-pdf';
import type { NumberPdfContent } from '@/content/types';

type OfferProps = { sample: string; onChoose: (file: File) => void; onPrepare: () => void };

/** A file of the site's own to try, what the tool costs, how far it goes, and where to go instead. */
export function Offer({ sample, onChoose, onPrepare }: OfferProps) {
  const [stage, setStage] = useState<'rest' | 'waiting' | 'failed'>('rest');
  const { cost, limits, elsewhere }: NumberPdfContent['terms'] = words.terms;
  const fetchSample = async () => {
    setStage('waiting');
    onPrepare();
    try {
      // A script, as the engine is: this page may fetch nothing.
      const { default: text } = (await import(/* turbopackIgnore: true */ /* webpackIgnore: true */ sample)) as {
        default: string;
      };
      onChoose(new File([toBytes(text)], words.sample.name, { type: 'application/pdf' }));
    } catch {
      setStage('failed');
    }
  };
  return (
    <div className="mt-4 grid max-w-measure justify-items-start gap-4">
      <Button
        look="secondary"
        aria-busy={stage === 'waiting'}
        onClick={() => stage !== 'waiting' && fetchSample()}
        className="no-script:hidden failed:hidden"
      >
        {words.sample.label}
      </Button>
      {stage === 'failed' && <p role="alert">{words.sample.failed}</p>}
      <ul className="grid gap-1.5 text-muted text-small">
        <li>{cost}</li>
        <li>{limits}</li>
        {elsewhere && (
          <li>
            {elsewhere.text}{' '}
            <TextLink href={elsewhere.link.href} newTab={elsewhere.link.newTab}>
              {elsewhere.link.label}
            </TextLink>
          </li>
        )}
      </ul>
    </div>
  );
}
