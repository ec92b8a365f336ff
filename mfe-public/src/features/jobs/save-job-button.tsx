import type { Job } from '@commons/contracts/jobs/jobs';
import { Button } from '@commons/ui/controls/button';
import { StarIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { useSession } from '@commons/web-kit/app-context';
import { rememberApplication } from '@commons/web-kit/applications/pending-application';
import { useNavigate } from '@commons/web-kit/router';
import { useSavedJob } from './saved-jobs.api';

interface SaveJobButtonProps {
  readonly job: Pick<Job, 'id' | 'title'>;
  readonly size?: 'small' | 'medium' | 'large';
  /** Hides the visible label in lists; failures are always shown. */
  readonly labelClass?: string | undefined;
}

/** Saves a job. A guest signs in first and finds the job on the dashboard (as in A13). Employers cannot save jobs. */
export function SaveJobButton({ job, size = 'small', labelClass }: SaveJobButtonProps) {
  const { user } = useSession();
  const navigate = useNavigate();
  const { saved, failed, toggle } = useSavedJob(job.id, user?.account_type === 'job_seeker');
  if (user && user.account_type !== 'job_seeker') return null;
  const press = () => {
    if (user) return toggle();
    const state = rememberApplication({ jobId: job.id, title: job.title, wish: 'save' });
    navigate('/login', { state });
  };
  const label = failed ? t('notSavedTryAgain') : saved ? t('saved') : t('save');
  return (
    <Button
      aria-label={`${label}: ${job.title}`}
      aria-pressed={saved}
      data-print="hide"
      icon={<StarIcon fill={saved ? 'currentColor' : 'none'} size={18} />}
      onClick={press}
      size={size}
      variant="quiet"
    >
      <span className={failed ? undefined : labelClass}>{label}</span>
    </Button>
  );
}
