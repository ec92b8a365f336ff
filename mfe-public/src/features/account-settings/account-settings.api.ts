import type {
  AccountDeletionRequest,
  AccountProfile,
  AccountSettingsUpdate,
  EmailChange,
  JobPreferencesUpdate,
  PasswordChange,
  ProfileUpdate,
  SessionItem,
} from '@commons/contracts/account/account-profile';
import type { ApiRequest, Versioned } from '@commons/contracts/shell-contract';
import type { Api } from '@commons/web-kit/api/api';
import { notifyOtherTabs } from '@commons/web-kit/api/other-tabs';
import { showChange } from '@commons/web-kit/api/show-change';
import { useApi } from '@commons/web-kit/app-context';
import { hasArea } from '@commons/web-kit/portal/portal-areas';
import { useQuery, useQueryClient } from '@commons/web-kit/query';

type Stored = Versioned<AccountProfile>;
type Headers = ApiRequest['headers'];

const profileKey = ['/auth/profile'] as const;
const sessionsKey = ['/auth/sessions'] as const;

/** The profile behind every tab. */
export function useProfile() {
  const api = useApi();
  return useQuery({
    queryKey: profileKey,
    queryFn: ({ signal }) => api.versioned('GET /auth/profile', { signal }),
  });
}

/**
 * Updates the cached profile with the saved values, then refetches it. Without the update, a failed refetch would put
 * older values back into a saved form.
 */
export function useKeepProfile() {
  const client = useQueryClient();
  return async (saved: Partial<Stored>) => {
    await showChange<Stored>(client, profileKey, (now) => now && { ...now, ...saved });
    void client.invalidateQueries({ queryKey: profileKey });
    notifyOtherTabs(profileKey);
  };
}

/**
 * The other record with a desired salary (decision A40), fetched only when `wanted`. A failure is silent: there is just
 * nothing to prefill.
 */
export function useProfessionalProfile(wanted: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: ['/job-seeker/professional-profile'],
    queryFn: ({ signal }) =>
      // The tab of that profile sends the ETag cached under this key.
      api.versioned('GET /job-seeker/professional-profile', { signal }),
    enabled: wanted && hasArea('resumes'),
    retry: false,
  });
}

/** The account's sessions, most recently used first. */
export function useSessions() {
  const api = useApi();
  return useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => api.json('GET /auth/sessions', { signal }),
  });
}

/** Removes sessions that have ended from the list at once, then refetches it. */
export function useForgetSessions() {
  const client = useQueryClient();
  return async (hasEnded: (session: SessionItem) => boolean) => {
    await showChange<SessionItem[]>(client, sessionsKey, (now) =>
      now?.filter((one) => !hasEnded(one)),
    );
    void client.invalidateQueries({ queryKey: sessionsKey });
  };
}

/** Does not change the email address. */
export const updateProfile = (api: Api, body: ProfileUpdate, headers?: Headers) =>
  api.versioned('PUT /profile', { body, headers });

/** The new address takes effect once the link mailed to it is opened (decision A41). */
export const changeEmail = (api: Api, body: EmailChange) => api.json('PUT /auth/email', { body });

export const dropEmailChange = (api: Api) => api.json('DELETE /auth/email');

/** The archive of everything stored about the person. */
export const downloadMyData = (api: Api) => api.file('GET /auth/my-data');

/** The account is deleted some days later. */
export const deleteAccount = (api: Api, body: AccountDeletionRequest) =>
  api.json('POST /auth/account-deletion', { body });

export const keepAccount = (api: Api) => api.json('DELETE /auth/account-deletion');

/** The server then ends the other sessions and drops a pending change of address: both are refetched. */
export function useChangePassword() {
  const api = useApi();
  const client = useQueryClient();
  return async (body: PasswordChange) => {
    await api.json('PUT /auth/password', { body });
    for (const queryKey of [sessionsKey, profileKey]) void client.invalidateQueries({ queryKey });
  };
}

export const updateSettings = (api: Api, body: AccountSettingsUpdate, headers?: Headers) =>
  api.versioned('PUT /auth/settings', { body, headers });

export const updateJobPreferences = (api: Api, body: JobPreferencesUpdate, headers?: Headers) =>
  api.versioned('PUT /auth/job-preferences', { body, headers });

export const endSession = (api: Api, id: string) =>
  api.json('DELETE /auth/sessions/{id}', { params: { id } });

/** All sessions except this one. */
export const endOtherSessions = (api: Api) => api.json('DELETE /auth/sessions');

/** Sent without a token, like every call of this kind. */
export const resendVerification = (api: Api, email: string) =>
  api.json('POST /auth/resend-verification', { body: { email }, plain: true });
