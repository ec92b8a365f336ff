import type { ProfessionalProfile, ProfessionalProfileUpdate } from '@commons/contracts/profiles';
import type { ProfileFindingsAnswer, ResumeProfileFindings } from '@commons/contracts/resumes';
import type { ApiClient, ApiRequest, Versioned } from '@commons/contracts/shell-contract';
import { isApiError } from '@commons/web-kit/api-error';
import { useApi } from '@commons/web-kit/app-context';
import { tellOtherTabs } from '@commons/web-kit/other-tabs';
import { useQuery, useQueryClient } from '@commons/web-kit/query';
import { presentRecord } from '@commons/web-kit/versioned-save';

const profilePath = '/job-seeker/professional-profile';
/** The tab of the profile shows the same record under this key. */
const profileKey = [profilePath];

/** The profile as it is stored now: all of it is sent back, so that an older copy would undo changes. */
export function usePresentProfile() {
  const api = useApi();
  const query = useQuery({
    queryKey: profileKey,
    queryFn: ({ signal }) =>
      api.json<Versioned<ProfessionalProfile>>(profilePath, { signal, versioned: true }),
    refetchOnMount: 'always',
  });
  return {
    ...query,
    data: query.isFetchedAfterMount && query.data ? complete(query.data) : undefined,
  };
}

/** A server of an earlier release leaves these out. */
const complete = (profile: Versioned<ProfessionalProfile>): Versioned<ProfessionalProfile> => ({
  ...{ skills: [], experience: [], education: [], certifications: [] },
  ...profile,
});

/** GET /resume/profile-findings: null without a résumé. Never kept: there may be another résumé next time. */
export function useResumeFindings() {
  const api = useApi();
  return useQuery<ProfileFindingsAnswer>({
    queryKey: ['/resume/profile-findings'],
    queryFn: async ({ signal }) => {
      try {
        return await api.json<ProfileFindingsAnswer>('/resume/profile-findings', { signal });
      } catch (error) {
        // A server of an earlier release says so that there is none.
        if (isApiError(error) && error.status === 404) return null;
        throw error;
      }
    },
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** POST /resume/json-resume: what a JSON Resume document holds; nothing is stored. */
export const readJsonResume = (api: ApiClient, body: unknown) =>
  api.json<ResumeProfileFindings>('/resume/json-resume', { body });

/** PUT /job-seeker/professional-profile with the whole profile; the answer shows everywhere at once. */
export function useSaveProfile() {
  const api = useApi();
  const client = useQueryClient();
  return async (body: ProfessionalProfileUpdate, headers: ApiRequest['headers'] = {}) => {
    const request = { method: 'PUT', body, headers, versioned: true } as const;
    const call = api.json<Versioned<ProfessionalProfile>>(profilePath, request);
    const stored = await call.catch((error: unknown) => {
      const present = presentRecord<ProfessionalProfile>(error);
      if (present) client.setQueryData(profileKey, present);
      throw error;
    });
    client.setQueryData<Versioned<ProfessionalProfile>>(profileKey, (old) => ({
      ...old,
      ...stored,
    }));
    tellOtherTabs(profileKey);
  };
}
