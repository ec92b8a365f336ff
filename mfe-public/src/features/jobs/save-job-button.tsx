import type { Job } from '@commons/contracts/jobs/jobs';
import type { SavedJobIds } from '@commons/contracts/jobs/saved-jobs';
import { Button } from '@commons/ui/button';
import { StarIcon } from '@commons/ui/icons';
import { t } from '@commons/ui/texts';
import { useApi, useSession } from '@commons/web-kit/app-context';
import { rememberApplication } from '@commons/web-kit/pending-application';
import { useMutation, useQuery, useQueryClient } from '@commons/web-kit/query';
import { useNavigate } from '@commons/web-kit/router';

const idsKey = ['/jobs/saved/ids'];

interface SaveJobButtonProps {
  readonly job: Pick<Job, 'id' | 'title'>;
  readonly size?: 'small' | 'medium' | 'large';
  /** Of the visible label, where a list hides it; that saving failed is always said. */
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
    rememberApplication({ jobId: job.id, title: job.title, wish: 'save' });
    navigate('/login');
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

/** The ids of all saved jobs are fetched once for all buttons of a page. */
function useSavedJob(id: string, isSeeker: boolean) {
  const api = useApi();
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: idsKey,
    queryFn: ({ signal }) => api.json('GET /jobs/saved/ids', { signal }),
    enabled: isSeeker,
    retry: false,
  });
  const saved = data?.ids.includes(id) ?? false;
  const note = (isSaved: boolean) =>
    queries.setQueryData<SavedJobIds>(idsKey, (old) => {
      const others = (old?.ids ?? []).filter((one) => one !== id);
      return { ids: isSaved ? [...others, id] : others };
    });
  const change = useMutation({
    // The star turns at once; a refusal turns it back.
    mutationFn: async (isSaved: boolean) => {
      const params = { id };
      note(isSaved);
      try {
        if (isSaved) await api.json('PUT /jobs/saved/{id}', { params });
        else await api.json('DELETE /jobs/saved/{id}', { params });
      } catch (error) {
        note(!isSaved);
        throw error;
      }
    },
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['/jobs/saved'] }),
  });
  return {
    saved,
    failed: change.isError,
    toggle: () => change.mutate(!saved),
  };
}
