import type { Job } from '@commons/contracts/jobs/jobs';
import { t } from '@commons/ui/text/texts';
import { useSession } from '@commons/web-kit/app-context';
import { rememberApplication } from '@commons/web-kit/applications/pending-application';
import { useNavigate } from '@commons/web-kit/router';
import { useMyApplications } from '../../jobs.api';

const seekersOnly = t('onlyJobSeekersCanApply');

interface Gate {
  readonly job: Job;
  readonly onOpen: () => void;
  readonly onRefused: (message: string) => void;
}

/** Who may apply (D1 §5): a guest goes to /login and the job is remembered; an employer gets an explanation. */
export function useApplyGate({ job, onOpen, onRefused }: Gate) {
  const { user } = useSession();
  const navigate = useNavigate();
  return () => {
    if (!user) {
      navigate('/login', { state: rememberApplication({ jobId: job.id, title: job.title }) });
    } else if (user.account_type !== 'job_seeker') onRefused(seekersOnly);
    else onOpen();
  };
}

/**
 * When the signed-in job seeker applied for this job (A27). Undefined when they did not, withdrew, or it is unknown.
 */
export function useAppliedAt(jobId: string): string | undefined {
  const { user } = useSession();
  const { data } = useMyApplications(user?.account_type === 'job_seeker');
  return data?.find(({ job_id, withdrawn_at }) => job_id === jobId && !withdrawn_at)?.applied_at;
}
