import { DayTime } from './day';
import styles from './timeline.module.css';

interface TimelineProps {
  /** What happened and when (ISO 8601), in the order in which it is shown. */
  readonly events: readonly { readonly at: string; readonly text: string }[];
}

/** What happened to a thing, a line an event. */
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
