import type { ProfessionalProfile } from '@commons/contracts/resumes/profiles';
import type { Api } from '@commons/web-kit/api/api';
import { useApi, useSession } from '@commons/web-kit/app-context';
import { hasArea } from '@commons/web-kit/portal/portal-areas';
import { useQuery, useQueryClient } from '@commons/web-kit/query';

const startKey = ['/jobs', 'application-start'] as const;
/** Shared with the job seeker's dashboard, which caches the same record under this key. */
const profileKey = ['/job-seeker/professional-profile'] as const;

/**
 * Suggestions for the application: stored résumé, last letter, profile. Failed parts are omitted, and the form works
 * without them.
 */
export function useApplicationStart(jobId: string) {
  const api = useApi();
  const enabled = useSession().user?.account_type === 'job_seeker';
  const start = useQuery({
    queryKey: [...startKey, jobId],
    queryFn: ({ signal }) =>
      api.json('GET /jobs/{id}/application-start', { params: { id: jobId }, signal }),
    enabled,
    retry: false,
  });
  const profile = useQuery({
    queryKey: profileKey,
    queryFn: ({ signal }) => api.versioned('GET /job-seeker/professional-profile', { signal }),
    enabled: enabled && hasArea('resumes'),
    retry: false,
  });
  return {
    isLoading: start.isLoading || profile.isLoading,
    resume: start.data?.resume,
    letter: start.data?.letter,
    profile: profile.data && isFilled(profile.data) ? profile.data : undefined,
  };
}

/** Refetches the stored résumé, the last letter and the profile link, which an application may have changed. */
export function useReloadStart() {
  const client = useQueryClient();
  return () => {
    for (const queryKey of [startKey, profileKey]) void client.invalidateQueries({ queryKey });
  };
}

/** A profile with nothing but the account's name and address is useless to an employer. */
const isFilled = ({ professional_title, summary, skills, experience }: ProfessionalProfile) =>
  Boolean(professional_title || summary || skills.length || experience.length);

/** The profile's link is created when it is first sent. */
export async function shareProfile(api: Api, profile: ProfessionalProfile): Promise<void> {
  if (!profile.share_token) await api.json('POST /job-seeker/profile/share-link');
}
