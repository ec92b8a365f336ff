import type {
  AccountDeletionRequest,
  AccountProfile,
  AccountSettingsUpdate,
  EmailChange,
  JobPreferencesUpdate,
  PasswordChange,
  ProfileUpdate,
} from '@commons/contracts/account-profile';
import type { ApiRequest, Versioned } from '@commons/contracts/shell-contract';
import type { Api } from '@commons/web-kit/api';
import { useApi } from '@commons/web-kit/app-context';
import { tellOtherTabs } from '@commons/web-kit/other-tabs';
import { useQuery, useQueryClient } from '@commons/web-kit/query';

type Stored = Versioned<AccountProfile>;
type Headers = ApiRequest['headers'];

export const profileKey = ['/auth/profile'];
export const sessionsKey = ['/auth/sessions'];

/** All that the tabs show and change. */
export function useProfile() {
  const api = useApi();
  return useQuery({
    queryKey: profileKey,
    queryFn: ({ signal }) => api.versioned('GET /auth/profile', { signal }),
  });
}

/**
 * Puts what was just saved into the shown profile and fetches it anew behind, so that a saved form never falls back
 * to older values, also when the fetch fails.
 */
export function useKeepProfile() {
  const client = useQueryClient();
  return (saved: { readonly [Name in keyof Stored]?: Stored[Name] | undefined }) => {
    client.setQueryData<Stored>(profileKey, (old) => old && ({ ...old, ...saved } as Stored));
    void client.invalidateQueries({ queryKey: profileKey });
    tellOtherTabs(profileKey);
  };
}

/**
 * The other record with a desired salary (decision A40), read only when it is
 * `wanted`. Without an answer there is nothing to take over, and nothing to say.
 */
export function useProfessionalProfile(wanted: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: ['/job-seeker/professional-profile'],
    queryFn: ({ signal }) =>
      // The tab of that profile saves by the ETag of what is kept under this key.
      api.versioned('GET /job-seeker/professional-profile', { signal }),
    enabled: wanted,
    retry: false,
  });
}

/** Where the account is signed in, the latest used first. */
export function useSessions() {
  const api = useApi();
  return useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => api.json('GET /auth/sessions', { signal }),
  });
}

/** The address is not part of it. */
export const updateProfile = (api: Api, body: ProfileUpdate, headers?: Headers) =>
  api.versioned('PUT /profile', { body, headers });

/** The new address counts once the link mailed to it was opened (decision A41). */
export const changeEmail = (api: Api, body: EmailChange) => api.json('PUT /auth/email', { body });

export const dropEmailChange = (api: Api) => api.json('DELETE /auth/email');

/** The archive of all that is stored of the person. */
export const downloadMyData = (api: Api) => api.file('GET /auth/my-data');

/** The account goes some days later. */
export const deleteAccount = (api: Api, body: AccountDeletionRequest) =>
  api.json('POST /auth/account-deletion', { body });

export const keepAccount = (api: Api) => api.json('DELETE /auth/account-deletion');

/** Ends the other sessions. */
export const changePassword = (api: Api, body: PasswordChange) =>
  api.json('PUT /auth/password', { body });

export const updateSettings = (api: Api, body: AccountSettingsUpdate, headers?: Headers) =>
  api.versioned('PUT /auth/settings', { body, headers });

export const updateJobPreferences = (api: Api, body: JobPreferencesUpdate, headers?: Headers) =>
  api.versioned('PUT /auth/job-preferences', { body, headers });

export const endSession = (api: Api, id: string) =>
  api.json('DELETE /auth/sessions/{id}', { params: { id } });

/** All but this one. */
export const endOtherSessions = (api: Api) => api.json('DELETE /auth/sessions');

/** Plain as everywhere. */
export const resendVerification = (api: Api, email: string) =>
  api.json('POST /auth/resend-verification', { body: { email }, plain: true });
