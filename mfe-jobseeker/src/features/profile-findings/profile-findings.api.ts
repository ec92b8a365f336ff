import type { JsonResume } from '@commons/contracts/resumes/json-resume';
import type {
  ProfessionalProfile,
  ProfessionalProfileUpdate,
} from '@commons/contracts/resumes/profiles';
import type { ProfileFindingsAnswer } from '@commons/contracts/resumes/resumes';
import type { ApiRequest, Versioned } from '@commons/contracts/shell-contract';
import type { Api } from '@commons/web-kit/api/api';
import { isApiError } from '@commons/web-kit/api/api-error';
import { notifyOtherTabs } from '@commons/web-kit/api/other-tabs';
import { showChange } from '@commons/web-kit/api/show-change';
import { useApi } from '@commons/web-kit/app-context';
import { presentRecord } from '@commons/web-kit/forms/versioned-save';
import { useQuery, useQueryClient } from '@commons/web-kit/query';

/** The profile tab uses the same record under this key. */
const profileKey = ['/job-seeker/professional-profile'] as const;

/** The stored profile. It is sent back as a whole, so an older copy would undo changes. */
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

/** Servers of earlier releases omit these fields. */
const complete = (profile: Versioned<ProfessionalProfile>): Versioned<ProfessionalProfile> => ({
  ...{ skills: [], experience: [], education: [], certifications: [] },
  ...profile,
});

/** Null without a résumé. Never cached: the next résumé may be another one. */
export function useResumeFindings() {
  const api = useApi();
  return useQuery<ProfileFindingsAnswer>({
    queryKey: ['/resume/profile-findings'],
    queryFn: async ({ signal }) => {
      try {
        return await api.json('GET /resume/profile-findings', { signal });
      } catch (error) {
        // Servers of earlier releases answer 404 when there is no résumé.
        if (isApiError(error) && error.status === 404) return null;
        throw error;
      }
    },
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** Parses a JSON Resume document without storing anything. The service refuses an invalid one. */
export const readJsonResume = (api: Api, document: JsonResume) =>
  api.json('POST /resume/json-resume', { body: document });

/** Saves the whole profile and updates the cache with the answer. */
export function useSaveProfile() {
  const api = useApi();
  const client = useQueryClient();
  return async (body: ProfessionalProfileUpdate, headers?: ApiRequest['headers']) => {
    const call = api.versioned('PUT /job-seeker/professional-profile', { body, headers });
    const stored = await call.catch(async (error: unknown) => {
      const present = presentRecord<ProfessionalProfile>(error);
      if (present) await showChange(client, profileKey, present);
      throw error;
    });
    await showChange<Versioned<ProfessionalProfile>>(client, profileKey, (now) => ({
      ...now,
      ...stored,
    }));
    notifyOtherTabs(profileKey);
  };
}
