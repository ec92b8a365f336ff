import { ClockIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { useReplyTime } from './jobs.api';
import styles from './reply-time.module.css';

/** How soon the employer usually answers; nothing when unknown or slow. */
export function ReplyTime({ jobId }: { readonly jobId: string }) {
  const { data } = useReplyTime(jobId);
  const days = data?.within_days;
  if (days === undefined) return null;
  return (
    <p className={styles.line}>
      <ClockIcon size={18} />
      {t('usuallyAnswersWithin', { days })}
    </p>
  );
}
