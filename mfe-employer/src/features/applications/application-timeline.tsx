import type { ApplicationEvent } from '@commons/contracts/applications';
import styles from './application.card.module.css';
import { statusName } from './application-status.badge';

const words = ({ kind, status, subject }: ApplicationEvent): string => {
  if (kind === 'status') return `You marked it as ${status ? statusName(status) : ''}`;
  if (kind === 'email') return `You sent an email: ${subject}`;
  return {
    submitted: 'Application received',
    viewed: 'You opened the resume',
    note: 'You changed your note',
    withdrawn: 'The applicant withdrew the application',
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
