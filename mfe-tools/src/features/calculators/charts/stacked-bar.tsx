import { money } from '../../../display-numbers';
import type { Part } from '../calculator';
import styles from './stacked-bar.module.css';

interface StackedBarProps {
  readonly caption: string;
  readonly parts: readonly Part[];
}

/** A total and its parts as one bar. The list below has the same in text. */
export function StackedBar({ caption, parts }: StackedBarProps) {
  const whole = parts.reduce((sum, { amount }) => sum + amount, 0);
  if (!(whole > 0)) return null;
  const shown = parts.filter(({ amount }) => amount > 0);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <div aria-hidden="true" className={styles.bar}>
        {shown.map(({ label, amount, tone }) => (
          <span className={styles[tone]} key={label} style={{ flexGrow: amount / whole }} />
        ))}
      </div>
      <ul className={styles.legend}>
        {shown.map(({ label, amount, tone }) => (
          <li key={label}>
            <span aria-hidden="true" className={styles[tone]} />
            <span className={styles.label}>{label}</span>
            <span>{money(amount)}</span>
            <span className={styles.share}>{`${((100 * amount) / whole).toFixed(0)}%`}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
