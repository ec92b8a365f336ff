import type { SeekerApplication } from '@commons/contracts/applications/applications';
import { noAnswerDays } from '@commons/contracts/applications/reply-times';
import { dayMs } from '@commons/contracts/durations';
import { rich } from '@commons/ui/text/texts';
import { Link } from '@commons/web-kit/router';
import styles from './my-application.card.module.css';

/** Days without a decision or a mail, once there are many; undefined for an application that cannot be answered any more. */
export function silentDays(application: SeekerApplication, now = new Date()): number | undefined {
  const { status, timeline, applied_at, withdrawn_at } = application;
  const isOver = withdrawn_at || application.job_deleted_at || application.employer_left_at;
  const isAnswered = timeline.some(({ kind }) => kind === 'status' || kind === 'email');
  if (status !== 'pending' || isAnswered || isOver) return undefined;
  const days = Math.floor((now.getTime() - Date.parse(applied_at)) / dayMs);
  return days >= noAnswerDays ? days : undefined;
}

/** Points out that an employer has been silent for long, and suggests what to do. */
export function NoAnswer({ application }: { readonly application: SeekerApplication }) {
  const days = silentDays(application);
  if (days === undefined) return null;
  return (
    <p className={styles.silence}>
      {rich('someEmployersTakeLonger', {
        days,
        strong: (words) => <strong>{words}</strong>,
        link: (words) => (
          <Link to={`/jobs?${new URLSearchParams({ category: application.category })}`}>
            {words}
          </Link>
        ),
      })}
    </p>
  );
}
