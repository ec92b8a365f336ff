import type { ApplicationEvent } from '@commons/contracts/applications';
import styles from './my-application.card.module.css';
import { statusName } from './status-guide';

const words = ({ kind, status, subject }: ApplicationEvent): string => {
  if (kind === 'status') return `The employer marked it as ${status ? statusName(status) : ''}`;
  if (kind === 'email') return `The employer sent you an email: ${subject}`;
  return {
    submitted: 'You applied',
    viewed: 'The employer opened your resume',
    note: 'The employer left a note',
    withdrawn: 'You withdrew your application',
  }[kind];
};

/** What happened to an application, oldest first. */
export function ApplicationTimeline({ events }: { events: readonly ApplicationEvent[] }) {
  return (
    <details>
      <summary className={styles.summary}>History</summary>
      <ol className={styles.timeline}>
        {events.map((event) => (
          <li key={`${event.at} ${event.kind}`}>
            <time className={styles.when} dateTime={event.at}>
              {new Date(event.at).toLocaleString(undefined, {
                dateStyle: 'medium',
                timeStyle: 'short',
              })}
            </time>
            <span>{words(event)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
