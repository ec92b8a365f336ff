import { Badge } from '@commons/ui/controls/badge';
import styles from '../calculator.module.css';
import tables from '../figures-table.module.css';

/** One bar of a chart. */
interface Bar {
  readonly label: string;
  readonly value: number;
  /** The formatted value. */
  readonly text: string;
  /** A tag next to the label: 'Break-even', 'Goal'. */
  readonly marks?: readonly string[];
  readonly tone: 'good' | 'bad' | 'plain';
}

interface BarTableProps {
  readonly caption: string;
  readonly labelHeading: string;
  readonly valueHeading: string;
  readonly bars: readonly Bar[];
}

/**
 * A bar chart that is a table: each row has a bar (SVG) and its number, so that it works for screen readers, on phones
 * and in print. Bars start at zero; negative ones grow to the left.
 */
export function BarTable({ caption, labelHeading, valueHeading, bars }: BarTableProps) {
  const least = Math.min(0, ...bars.map(({ value }) => value));
  const span = Math.max(0, ...bars.map(({ value }) => value)) - least || 1;
  const place = (value: number) => ((value - least) / span) * 100;
  return (
    <table className={`${tables.figures} ${styles.bars}`}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{labelHeading}</th>
          <th scope="col">{valueHeading}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, value, text, tone, marks = [] }) => (
          <tr key={label}>
            <th scope="row">
              <span className={styles.barLabel}>
                {label}
                {marks.map((mark) => (
                  <Badge key={mark} tone="neutral">
                    {mark}
                  </Badge>
                ))}
              </span>
            </th>
            <td>
              <div className={styles.barCell}>
                <svg
                  aria-hidden="true"
                  className={styles.bar}
                  preserveAspectRatio="none"
                  viewBox="0 0 100 10"
                >
                  <rect
                    className={styles[`${tone}Bar`]}
                    height="10"
                    width={Math.abs(place(value) - place(0))}
                    x={Math.min(place(value), place(0))}
                  />
                  <path
                    className={styles.zero}
                    d={`M${place(0)} 0v10`}
                    vectorEffect="non-scaling-stroke"
                  />
                </svg>
                <span>{text}</span>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
