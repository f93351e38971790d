import styles from './counter.module.css';
import { CounterStart } from './counter-start';

/**
 * A figure that counts up to itself once. The style sheet draws moving digits over the final ones, which hold their
 * place; screen readers get the figure whole. Without style sheet, motion or script it is plain text.
 */
export function Counter({ figure }: { figure: string }) {
  return (
    <CounterStart className={styles.counter}>
      <span className="sr-only">{figure}</span>
      <span aria-hidden="true" className={styles.digits}>
        <span className={styles.final}>{figure}</span>
      </span>
    </CounterStart>
  );
}
