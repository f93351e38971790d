import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { TextLink } from '@/components/ui/text-link';
import { gate } from '@/content/gate';
import type { Failure, GateItem } from './gate-reducer';
import { PdfLink } from './pdf-link';

type GateTroubleProps = { reason: Failure; item: GateItem; formHref: string; onRetry: () => void };

/** What the reader finds instead of a form: why, and a way out. */
export function GateTrouble({ reason, item, formHref, onRetry }: GateTroubleProps) {
  const { title, text } = gate.trouble[reason];
  const { retryLabel, newTabLabel, afterNewTab, emailText, emailSubject, email } = gate.wayOut;
  // Another tab cannot tell this page that its form was submitted: whoever went there is believed.
  const [isElsewhere, setElsewhere] = useState(false);
  const hasAnswer = reason === 'duplicate' || reason === 'closed';
  const mail = `${email.href}?subject=${encodeURIComponent(`${emailSubject} ${item.title}`)}`;
  return (
    <div role="alert" className="grid gap-4 border-clay border-l-2 py-1 pl-5">
      <Heading level={3} size="title">
        {title}
      </Heading>
      <p>{text}</p>
      {hasAnswer ? (
        <PdfLink item={item} />
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button onClick={onRetry}>{retryLabel}</Button>
            <TextLink href={formHref} newTab onClick={() => setElsewhere(true)}>
              {newTabLabel}
            </TextLink>
          </div>
          {isElsewhere && (
            <p>
              {afterNewTab} <PdfLink item={item} />
            </p>
          )}
          <p className="text-muted text-small">
            {emailText} <TextLink href={mail}>{email.label}</TextLink>
          </p>
        </>
      )}
    </div>
  );
}
