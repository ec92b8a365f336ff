import type { AccountType } from '@commons/contracts/account/account-lists';
import type { ClaimDecision } from '@commons/contracts/businesses/claims';
import type {
  ModerationDecision,
  ReportedSubject,
  RestoreInput,
} from '@commons/contracts/moderation/moderation';
import type { SuspensionInput } from '@commons/contracts/moderation/suspensions';
import type { WatchedWordsInput } from '@commons/contracts/moderation/watched-words';
import type { ContactMessage, ContactMessageChange } from '@commons/contracts/portal/contact';
import type { Api } from '@commons/web-kit/api/api';
import { useApi } from '@commons/web-kit/app-context';
import { useQuery } from '@commons/web-kit/query';

/** Page size. */
const pageSize = 20;

/** Each service stores the reports about its own content. */
export type ReportSource = 'business-directory' | 'jobs' | 'shared-profile';
export type ReportState = ReportedSubject['state'];
export type MessageState = ContactMessage['state'];
/** The services whose logs are merged. */
export const logSources = ['business-directory', 'jobs', 'shared-profile', 'auth'] as const;
export type LogSource = (typeof logSources)[number];

const page = (offset: number) => ({ limit: pageSize, ...(offset > 0 && { offset }) });

const reports = {
  jobs: 'GET /jobs/operator/reports',
  'business-directory': 'GET /business-directory/operator/reports',
  'shared-profile': 'GET /shared-profile/operator/reports',
} as const;

/** Most recently reported first. */
export const fetchReports =
  (api: Api, source: ReportSource, state: ReportState) => (offset: number, signal: AbortSignal) =>
    api.list(reports[source], { query: { state, ...page(offset) }, signal });

const subjects = {
  jobs: 'GET /jobs/operator/subjects',
  'business-directory': 'GET /business-directory/operator/subjects',
} as const;

/** What operators search for. Shared profiles are for those who have their link. */
export type SubjectSource = keyof typeof subjects;

/** Hidden ones too, best match first. */
export const fetchSubjects =
  (api: Api, source: SubjectSource, search: string) => (offset: number, signal: AbortSignal) =>
    api.list(subjects[source], { query: { search, ...page(offset) }, signal });

/** Hides or restores the subject, and closes its reports. */
export function decide(
  api: Api,
  { kind, id }: Pick<ReportedSubject, 'kind' | 'id'>,
  body: ModerationDecision,
) {
  if (kind === 'job')
    return api.json('PATCH /jobs/operator/subjects/{id}', { params: { id }, body });
  if (kind === 'profile')
    return api.json('PATCH /shared-profile/operator/subjects/{id}', { params: { id }, body });
  const params = { kind, id };
  return api.json('PATCH /business-directory/operator/subjects/{kind}/{id}', { params, body });
}

/** Restores the jobs that reports have hidden since a time, a limited number per call. */
export const restoreJobs = (api: Api, body: RestoreInput) =>
  api.json('POST /jobs/operator/restore', { body });

/** Newest first. @param subject only messages with exactly this subject */
export const fetchMessages =
  (api: Api, state: MessageState, subject?: string) => (offset: number, signal: AbortSignal) => {
    const query = { state, ...(subject && { subject }), ...page(offset) };
    return api.list('GET /contact/operator/messages', { query, signal });
  };

export const setMessageState = (api: Api, id: string, body: ContactMessageChange) =>
  api.json('PATCH /contact/operator/messages/{id}', { params: { id }, body });

export type ClaimListState = 'open' | 'decided';

/** Claims that wait for an operator, the oldest first, or decided ones. */
export const fetchClaims =
  (api: Api, state: ClaimListState) => (offset: number, signal: AbortSignal) =>
    api.list('GET /business-directory/operator/claims', {
      query: { state, ...page(offset) },
      signal,
    });

export const decideClaim = (api: Api, id: string, body: ClaimDecision) =>
  api.json('PATCH /business-directory/operator/claims/{id}', { params: { id }, body });

/** The account with exactly this address; 404 when there is none. */
const findAccount = (api: Api, email: string) =>
  api.json('GET /auth/operator/accounts', { query: { email } });

/** The account of an author; 404 when it is gone. */
const readAccount = (api: Api, id: string) =>
  api.json('GET /auth/operator/accounts/{id}', { params: { id } });

export const suspendAccount = (api: Api, id: string, body: SuspensionInput) =>
  api.json('PUT /auth/operator/accounts/{id}/suspension', { params: { id }, body });

export const restoreAccount = (api: Api, id: string) =>
  api.json('DELETE /auth/operator/accounts/{id}/suspension', { params: { id } });

export const fetchRemovals = (api: Api, signal: AbortSignal) =>
  api.list('GET /auth/operator/removals', { signal });

export const askRemoval = (api: Api, id: string, reason: string) =>
  api.json('POST /auth/operator/accounts/{id}/removal', { params: { id }, body: { reason } });

export const confirmRemoval = (api: Api, id: string) =>
  api.json('POST /auth/operator/accounts/{id}/removal/confirm', { params: { id } });

export const withdrawRemoval = (api: Api, id: string) =>
  api.json('DELETE /auth/operator/accounts/{id}/removal', { params: { id } });

/** A month's statistics of each service. */
export function fetchNumbers(api: Api, month: string) {
  const query = { month };
  return {
    directory: () => api.json('GET /business-directory/operator/numbers', { query }),
    jobs: () => api.json('GET /jobs/operator/numbers', { query }),
    portal: () => api.json('GET /auth/operator/numbers', { query }),
  };
}

const readWatchedWords = (api: Api, signal: AbortSignal) =>
  api.json('GET /auth/operator/watched-words', { signal });

export const saveWatchedWords = (api: Api, body: WatchedWordsInput) =>
  api.json('PUT /auth/operator/watched-words', { body });

export const changeAccountType = (
  api: Api,
  id: string,
  body: { account_type: AccountType; reason: string },
) => api.json('PUT /auth/operator/accounts/{id}/account-type', { params: { id }, body });

const actions = {
  jobs: 'GET /jobs/operator/actions',
  'business-directory': 'GET /business-directory/operator/actions',
  'shared-profile': 'GET /shared-profile/operator/actions',
  auth: 'GET /auth/operator/actions',
} as const;

/** Newest first. */
export const fetchActions =
  (api: Api, source: LogSource) => (offset: number, signal: AbortSignal) =>
    api.list(actions[source], { query: page(offset), signal });

/** An account by its id, or else by its address. */
export function useAccount(wanted: { readonly id?: string | undefined; readonly email: string }) {
  const api = useApi();
  return useQuery({
    queryKey: ['/operator', 'accounts', wanted.id ?? wanted.email],
    queryFn: () => (wanted.id ? readAccount(api, wanted.id) : findAccount(api, wanted.email)),
    retry: false,
    // Operators decide on fresh data only: never cached.
    staleTime: 0,
    gcTime: 0,
  });
}

/** The account of an author. */
export function useAuthor(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['/operator', 'author', id],
    queryFn: () => readAccount(api, id),
    retry: false,
  });
}

/** The watched words. */
export function useWatchedWords() {
  const api = useApi();
  return useQuery({
    queryKey: ['/operator', 'words'],
    queryFn: ({ signal }) => readWatchedWords(api, signal),
    retry: false,
  });
}
