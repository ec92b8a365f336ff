import type { AccountType } from '@commons/contracts/account-lists';
import type { ContactMessage, ContactMessageChange } from '@commons/contracts/contact';
import type {
  ModerationDecision,
  OperatorAccount,
  OperatorAction,
  ReportedSubject,
  RestoredJobs,
  RestoreInput,
} from '@commons/contracts/moderation';
import type { ApiClient, ListAnswer } from '@commons/contracts/shell-contract';

/** Rows of one call. */
const pageSize = 20;

/** Each service keeps what is reported of its own. */
export type ReportSource = 'business-directory' | 'jobs';
export type ReportState = ReportedSubject['state'];
export type MessageState = ContactMessage['state'];
/** The services whose logs are one to the reader. */
export const logSources = ['business-directory', 'jobs', 'auth'] as const;
export type LogSource = (typeof logSources)[number];

const page = (offset: number) => `limit=${pageSize}${offset > 0 ? `&offset=${offset}` : ''}`;

/** GET /{source}/operator/reports: the latest report first. */
export const fetchReports =
  (api: ApiClient, source: ReportSource, state: ReportState) =>
  (offset: number, signal: AbortSignal): Promise<ListAnswer<ReportedSubject>> =>
    api.list(`/${source}/operator/reports?state=${state}&${page(offset)}`, { signal });

/** PATCH …/operator/subjects/…: hides the subject or shows it, and closes its reports. */
export function decide(
  api: ApiClient,
  { kind, id }: Pick<ReportedSubject, 'kind' | 'id'>,
  body: ModerationDecision,
) {
  const path =
    kind === 'job'
      ? `/jobs/operator/subjects/${id}`
      : `/business-directory/operator/subjects/${kind}/${id}`;
  return api.json<ReportedSubject>(path, { method: 'PATCH', body });
}

/** POST /jobs/operator/restore: shows again what reports hid since then, so many jobs a call. */
export const restoreJobs = (api: ApiClient, body: RestoreInput) =>
  api.json<RestoredJobs>('/jobs/operator/restore', { method: 'POST', body });

/** GET /contact/operator/messages, newest first. @param subject only messages with exactly this subject */
export const fetchMessages =
  (api: ApiClient, state: MessageState, subject?: string) =>
  (offset: number, signal: AbortSignal): Promise<ListAnswer<ContactMessage>> => {
    const about = subject ? `&subject=${encodeURIComponent(subject)}` : '';
    return api.list(`/contact/operator/messages?state=${state}${about}&${page(offset)}`, {
      signal,
    });
  };

/** PATCH /contact/operator/messages/{id}. */
export const setMessageState = (api: ApiClient, id: string, body: ContactMessageChange) =>
  api.json<ContactMessage>(`/contact/operator/messages/${id}`, { method: 'PATCH', body });

/** GET /auth/operator/accounts?email=…: the account with exactly this address; 404 when there is none. */
export const findAccount = (api: ApiClient, email: string) =>
  api.json<OperatorAccount>(`/auth/operator/accounts?email=${encodeURIComponent(email)}`);

/** PUT /auth/operator/accounts/{id}/account-type. */
export const changeAccountType = (
  api: ApiClient,
  id: string,
  body: { account_type: AccountType; reason: string },
) =>
  api.json<OperatorAccount>(`/auth/operator/accounts/${id}/account-type`, { method: 'PUT', body });

/** GET /{source}/operator/actions, newest first. */
export const fetchActions =
  (api: ApiClient, source: LogSource) =>
  (offset: number, signal: AbortSignal): Promise<ListAnswer<OperatorAction>> =>
    api.list(`/${source}/operator/actions?${page(offset)}`, { signal });
