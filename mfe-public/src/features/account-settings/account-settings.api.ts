import type {
  AccountDeletionRequest,
  AccountProfile,
  AccountSettingsUpdate,
  EmailChange,
  JobPreferencesUpdate,
  PasswordChange,
  ProfileUpdate,
  SessionItem,
} from '@commons/contracts/account-profile';
import type { ProfessionalProfile } from '@commons/contracts/profiles';
import type { ApiClient, ApiRequest, Versioned } from '@commons/contracts/shell-contract';
import { useApi } from '@commons/web-kit/app-context';
import { tellOtherTabs } from '@commons/web-kit/other-tabs';
import { useQuery, useQueryClient } from '@commons/web-kit/query';

type Stored = Versioned<AccountProfile>;
type Headers = ApiRequest['headers'];

export const profileKey = ['/auth/profile'];
export const sessionsKey = ['/auth/sessions'];

/** GET /auth/profile: all that the tabs show and change. */
export function useProfile() {
  const api = useApi();
  return useQuery({
    queryKey: profileKey,
    queryFn: ({ signal }) => api.json<Stored>('/auth/profile', { signal, versioned: true }),
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
 * GET /job-seeker/professional-profile: the other record with a desired salary (decision A40), read only when it is
 * `wanted`. Without an answer there is nothing to take over, and nothing to say.
 */
export function useProfessionalProfile(wanted: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: ['/job-seeker/professional-profile'],
    queryFn: ({ signal }) =>
      // The tab of that profile saves by the ETag of what is kept under this key.
      api.json<ProfessionalProfile>('/job-seeker/professional-profile', {
        signal,
        versioned: true,
      }),
    enabled: wanted,
    retry: false,
  });
}

/** GET /auth/sessions: where the account is signed in, the latest used first. */
export function useSessions() {
  const api = useApi();
  return useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => api.json<SessionItem[]>('/auth/sessions', { signal }),
  });
}

const put = (api: ApiClient, path: string, body: unknown, headers: Headers = {}) =>
  api.json<Stored>(path, { method: 'PUT', body, headers, versioned: true });

/** PUT /profile; the address is not part of it (D2 §7). */
export const updateProfile = (api: ApiClient, body: ProfileUpdate, headers?: Headers) =>
  put(api, '/profile', body, headers);

/** PUT /auth/email: the new address counts once the link mailed to it was opened (decision A41). */
export const changeEmail = (api: ApiClient, body: EmailChange) => put(api, '/auth/email', body);

/** DELETE /auth/email: takes a waiting change of address back. */
export const dropEmailChange = (api: ApiClient) =>
  api.json<unknown>('/auth/email', { method: 'DELETE' });

/** GET /auth/my-data: the archive of all that is kept of the person. */
export const downloadMyData = (api: ApiClient) => api.file('/auth/my-data');

/** POST /auth/account-deletion: the account goes some days later. */
export const deleteAccount = (api: ApiClient, body: AccountDeletionRequest) =>
  api.json<AccountProfile>('/auth/account-deletion', { method: 'POST', body });

/** DELETE /auth/account-deletion. */
export const keepAccount = (api: ApiClient) =>
  api.json<unknown>('/auth/account-deletion', { method: 'DELETE' });

/** PUT /auth/password: ends the other sessions. */
export const changePassword = (api: ApiClient, body: PasswordChange) =>
  put(api, '/auth/password', body);

/** PUT /auth/settings. */
export const updateSettings = (api: ApiClient, body: AccountSettingsUpdate, headers?: Headers) =>
  put(api, '/auth/settings', body, headers);

/** PUT /auth/job-preferences. */
export const updateJobPreferences = (
  api: ApiClient,
  body: JobPreferencesUpdate,
  headers?: Headers,
) => put(api, '/auth/job-preferences', body, headers);

/** DELETE /auth/sessions/{id}. */
export const endSession = (api: ApiClient, id: string) =>
  api.json<unknown>(`/auth/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' });

/** DELETE /auth/sessions: all but this one. */
export const endOtherSessions = (api: ApiClient) =>
  api.json<unknown>('/auth/sessions', { method: 'DELETE' });

/** POST /auth/resend-verification, plain as everywhere (D1 §7). */
export const resendVerification = (api: ApiClient, email: string) =>
  api.json<unknown>('/auth/resend-verification', { method: 'POST', body: { email }, plain: true });
