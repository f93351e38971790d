import styles from './counter.module.css';

/**
 * A figure that counts up to itself once, by its style sheet alone, which draws moving digits over the final ones. Screen
 * readers get the figure whole.
 */
export function Counter({ figure }: { figure: string }) {
  return (
    <>
      <span className="sr-only">{figure}</span>
      <span aria-hidden="true" className={styles.digits}>
        <span className={styles.final}>{figure}</span>
      </span>
    </>
  );
}
