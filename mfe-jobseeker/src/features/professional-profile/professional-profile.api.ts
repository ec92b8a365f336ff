import type { HideableField } from '@commons/contracts/profile-lists';
import type {
  ProfessionalProfile,
  ProfessionalProfileUpdate,
  ProfileViews,
  ProfileVisibility,
  ShareLink,
} from '@commons/contracts/profiles';
import type { ApiClient, ApiRequest, Versioned } from '@commons/contracts/shell-contract';
import { useApi } from '@commons/web-kit/app-context';
import { tellOtherTabs } from '@commons/web-kit/other-tabs';
import { useQuery, useQueryClient } from '@commons/web-kit/query';

const profilePath = '/job-seeker/professional-profile';
const linkPath = '/job-seeker/profile/share-link';
/** The account settings and the résumé assistant read and write the same record under this key. */
const profileKey = [profilePath];
const viewsKey = ['/job-seeker/profile/views'];

/** GET /job-seeker/professional-profile. */
export function useProfessionalProfile() {
  const api = useApi();
  return useQuery({
    queryKey: profileKey,
    queryFn: ({ signal }) =>
      api.json<Versioned<ProfessionalProfile>>(profilePath, { signal, versioned: true }),
  });
}

/** Puts what the server has just stored into the shown profile. */
export function useKeepProfile() {
  const client = useQueryClient();
  return (stored: Partial<Versioned<ProfessionalProfile>>) => {
    client.setQueryData<Versioned<ProfessionalProfile>>(
      profileKey,
      (old) => old && { ...old, ...stored },
    );
    tellOtherTabs(profileKey);
  };
}

/** GET /job-seeker/profile/views: how often the shared profile was read. */
export function useProfileViews() {
  const api = useApi();
  return useQuery({
    queryKey: viewsKey,
    queryFn: ({ signal }) => api.json<ProfileViews>('/job-seeker/profile/views', { signal }),
  });
}

/** PUT /job-seeker/professional-profile with the whole profile. */
export const saveProfile = (
  api: ApiClient,
  body: ProfessionalProfileUpdate,
  headers: ApiRequest['headers'] = {},
) =>
  api.json<Versioned<ProfessionalProfile>>(profilePath, {
    method: 'PUT',
    body,
    headers,
    versioned: true,
  });

/** POST /job-seeker/profile/share-link: a link that is there already is given again. */
export const generateLink = (api: ApiClient) => api.json<ShareLink>(linkPath, { method: 'POST' });

/** DELETE /job-seeker/profile/share-link. */
export const turnOffLink = (api: ApiClient) => api.json<unknown>(linkPath, { method: 'DELETE' });

/** PUT /job-seeker/profile/visibility. */
export const saveVisibility = (api: ApiClient, hidden_fields: readonly HideableField[]) =>
  api.json<ProfileVisibility>('/job-seeker/profile/visibility', {
    method: 'PUT',
    body: { hidden_fields },
  });
