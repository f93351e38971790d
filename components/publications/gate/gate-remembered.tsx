import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { gate } from '@/content/gate';

type GateRememberedProps = { isKnown: boolean; onForget: () => void };

/** Told to readers whom this device remembers, with the way to be forgotten; the button's focus goes to the answer. */
export function GateRemembered({ isKnown, onForget }: GateRememberedProps) {
  const [isForgotten, setForgotten] = useState(false);
  const answer = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (isForgotten) answer.current?.focus();
  }, [isForgotten]);

  if (!isKnown && !isForgotten) return null;
  return (
    <Container className="flex flex-wrap items-center gap-x-6 gap-y-2 pb-10 text-muted text-small">
      {isKnown ? (
        <>
          <p>{gate.remembered.text}</p>
          <Button
            look="secondary"
            size="small"
            onClick={() => {
              setForgotten(true);
              onForget();
            }}
          >
            {gate.remembered.forgetLabel}
          </Button>
        </>
      ) : (
        <p ref={answer} tabIndex={-1} className="outline-none">
          {gate.remembered.forgotten}
        </p>
      )}
    </Container>
  );
}
