import { Button } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { gate } from '@/content/gate';

type GateRememberedProps = { onForget: () => void };

/** Told to readers whom this device remembers, with the way to be forgotten. */
export function GateRemembered({ onForget }: GateRememberedProps) {
  return (
    <Container className="flex flex-wrap items-center gap-x-6 gap-y-2 pb-10 text-muted text-small">
      <p>{gate.remembered.text}</p>
      <Button look="secondary" size="small" onClick={onForget}>
        {gate.remembered.forgetLabel}
      </Button>
    </Container>
  );
}
