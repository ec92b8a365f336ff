import { ClockIcon } from '@commons/ui/icons';
import { t } from '@commons/ui/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useQuery } from '@commons/web-kit/query';
import styles from './reply-time.module.css';

/** How soon the employer usually answers; nothing when that is unknown or long. */
export function ReplyTime({ jobId }: { readonly jobId: string }) {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['/jobs', jobId, 'reply-time'],
    queryFn: ({ signal }) =>
      api.json('GET /jobs/{id}/reply-time', { params: { id: jobId }, signal }),
    retry: false,
  });
  const days = data?.within_days;
  if (days === undefined) return null;
  return (
    <p className={styles.line}>
      <ClockIcon size={18} />
      {t('usuallyAnswersWithin', { days })}
    </p>
  );
}
