import { type HideableField, hideableFields } from '@commons/contracts/resumes/profile-lists';
import type {
  ProfessionalProfile,
  ProfessionalProfileUpdate,
} from '@commons/contracts/resumes/profiles';
import type { ApiRequest, Versioned } from '@commons/contracts/shell-contract';
import type { Api } from '@commons/web-kit/api/api';
import { notifyOtherTabs } from '@commons/web-kit/api/other-tabs';
import { showChange } from '@commons/web-kit/api/show-change';
import { useApi } from '@commons/web-kit/app-context';
import { hasArea } from '@commons/web-kit/portal/portal-areas';
import { useMutation, useQuery, useQueryClient } from '@commons/web-kit/query';

/** The account settings and the résumé assistant use the same record under this key. */
const profileKey = ['/job-seeker/professional-profile'] as const;
const viewsKey = ['/job-seeker/profile/views'] as const;

export function useProfessionalProfile() {
  const api = useApi();
  return useQuery({
    queryKey: profileKey,
    queryFn: ({ signal }) => api.versioned('GET /job-seeker/professional-profile', { signal }),
    enabled: hasArea('resumes'),
    select: withAllParts,
  });
}

/** Servers of earlier releases omit these fields. */
const withAllParts = (profile: Versioned<ProfessionalProfile>): Versioned<ProfessionalProfile> => ({
  ...{ skills: [], experience: [], education: [], certifications: [], hidden_fields: [] },
  ...profile,
});

/** Updates the cached profile with the server's answer. */
export function useKeepProfile() {
  const client = useQueryClient();
  return async (stored: Partial<Versioned<ProfessionalProfile>>) => {
    await showChange<Versioned<ProfessionalProfile>>(
      client,
      profileKey,
      (now) => now && { ...now, ...stored },
    );
    notifyOtherTabs(profileKey);
  };
}

/** View counts of the shared profile. */
export function useProfileViews() {
  const api = useApi();
  return useQuery({
    queryKey: viewsKey,
    queryFn: ({ signal }) => api.json('GET /job-seeker/profile/views', { signal }),
  });
}

/** Saves the whole profile. */
export const saveProfile = (
  api: Api,
  body: ProfessionalProfileUpdate,
  headers?: ApiRequest['headers'],
) => api.versioned('PUT /job-seeker/professional-profile', { body, headers });

/** An existing link is returned again. */
export const generateLink = (api: Api) => api.json('POST /job-seeker/profile/share-link');

export const turnOffLink = (api: Api) => api.json('DELETE /job-seeker/profile/share-link');

export interface FieldVisibility {
  readonly field: HideableField;
  readonly shown: boolean;
}

/** Shows or hides a field on the public page. @param hidden what is hidden while nothing is cached */
export function useFieldVisibility(hidden: readonly HideableField[]) {
  const api = useApi();
  const client = useQueryClient();
  const keep = useKeepProfile();
  return useMutation({
    // One after another: every call replaces the whole list.
    scope: { id: 'profile visibility' },
    mutationFn: async ({ field, shown }: FieldVisibility) => {
      const present = client.getQueryData<Versioned<ProfessionalProfile>>(profileKey);
      const now = present?.hidden_fields ?? hidden;
      const hidden_fields = hideableFields.filter((other) =>
        other === field ? !shown : now.includes(other),
      );
      await keep(await api.json('PUT /job-seeker/profile/visibility', { body: { hidden_fields } }));
    },
  });
}
