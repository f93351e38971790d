import type { Claim } from '@/content/types';
import styles from './counter.module.css';
import { CounterStart } from './counter-start';

type CounterProps = { claim: Pick<Claim, 'display'> };

/**
 * A figure that counts up to itself once. The style sheet draws moving digits over the final ones, which hold their
 * place; screen readers get the figure whole. Without style sheet, motion or script it is plain text.
 */
export function Counter({ claim }: CounterProps) {
  return (
    <CounterStart className={styles.counter}>
      <span className="sr-only">{claim.display}</span>
      <span aria-hidden="true" className={styles.digits}>
        <span className={styles.final}>{claim.display}</span>
      </span>
    </CounterStart>
  );
}
