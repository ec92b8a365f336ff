import { DayTime } from '../text/day';
import styles from './timeline.module.css';

interface TimelineProps {
  /** Events with their time (ISO 8601), in display order. */
  readonly events: readonly { readonly at: string; readonly text: string }[];
}

/** The history of a record, one line per event. */
export function Timeline({ events }: TimelineProps) {
  return (
    <ol className={styles.events}>
      {events.map(({ at, text }) => (
        <li key={`${at} ${text}`}>
          <DayTime className={styles.when} iso={at} />
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
