import type { JsonResume } from '@commons/contracts/json-resume';
import type { ProfessionalProfile, ProfessionalProfileUpdate } from '@commons/contracts/profiles';
import type { ProfileFindingsAnswer } from '@commons/contracts/resumes';
import type { ApiRequest, Versioned } from '@commons/contracts/shell-contract';
import type { Api } from '@commons/web-kit/api';
import { isApiError } from '@commons/web-kit/api-error';
import { useApi } from '@commons/web-kit/app-context';
import { tellOtherTabs } from '@commons/web-kit/other-tabs';
import { useQuery, useQueryClient } from '@commons/web-kit/query';
import { presentRecord } from '@commons/web-kit/versioned-save';

/** The tab of the profile shows the same record under this key. */
const profileKey = ['/job-seeker/professional-profile'];

/** The profile as it is stored now: all of it is sent back, so that an older copy would undo changes. */
export function usePresentProfile() {
  const api = useApi();
  const query = useQuery({
    queryKey: profileKey,
    queryFn: ({ signal }) => api.versioned('GET /job-seeker/professional-profile', { signal }),
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

/** Null without a résumé. Never kept: there may be another résumé next time. */
export function useResumeFindings() {
  const api = useApi();
  return useQuery<ProfileFindingsAnswer>({
    queryKey: ['/resume/profile-findings'],
    queryFn: async ({ signal }) => {
      try {
        return await api.json('GET /resume/profile-findings', { signal });
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

/** What a JSON Resume document holds; nothing is stored. The service says when it is none. */
export const readJsonResume = (api: Api, document: unknown) =>
  api.json('POST /resume/json-resume', { body: document as JsonResume });

/** Saves the whole profile; the answer shows everywhere at once. */
export function useSaveProfile() {
  const api = useApi();
  const client = useQueryClient();
  return async (body: ProfessionalProfileUpdate, headers?: ApiRequest['headers']) => {
    const call = api.versioned('PUT /job-seeker/professional-profile', { body, headers });
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
