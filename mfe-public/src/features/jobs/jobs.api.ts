import type { AccountProfile } from '@commons/contracts/account-profile';
import type { ApplicationSent, SeekerApplication } from '@commons/contracts/applications';
import type { Job, JobSearch } from '@commons/contracts/jobs';
import type { SearchSummary } from '@commons/contracts/search-summary';
import type { ApiClient, ListAnswer } from '@commons/contracts/shell-contract';
import type { Suggestion } from '@commons/contracts/suggestions';
import { allRows } from '@commons/web-kit/all-rows';

/** POST /jobs/search; an empty body finds all, newest first. */
export const searchJobs = (
  api: ApiClient,
  body: JobSearch,
  signal?: AbortSignal,
): Promise<ListAnswer<Job>> => api.list<Job>('/jobs/search', { method: 'POST', body, signal });

/** POST /jobs/search/summary: what the same search understood and would find. */
export const summarizeJobs = (
  api: ApiClient,
  body: JobSearch,
  signal?: AbortSignal,
): Promise<SearchSummary> => api.json('/jobs/search/summary', { method: 'POST', body, signal });

/** GET /jobs/suggestions: what could be meant by what is typed so far. */
export const suggestJobs = (
  api: ApiClient,
  search: string,
  signal?: AbortSignal,
): Promise<Suggestion[]> =>
  api.json(`/jobs/suggestions?${new URLSearchParams({ search })}`, { signal });

/** GET /auth/profile: the place that the account names. */
export const fetchOwnPlace = async (api: ApiClient): Promise<string | undefined> =>
  (await api.json<AccountProfile>('/auth/profile')).location;

/** GET /jobs/{id}. */
export const fetchJob = (api: ApiClient, id: string, signal?: AbortSignal): Promise<Job> =>
  api.json<Job>(`/jobs/${encodeURIComponent(id)}`, { signal });

/** POST /jobs/{id}/apply as multipart; both parts may be absent (D1 §7). */
export function applyForJob(
  api: ApiClient,
  id: string,
  { coverLetter, resume }: { readonly coverLetter: string; readonly resume: File | null },
): Promise<ApplicationSent> {
  const body = new FormData();
  if (coverLetter.trim()) body.set('cover_letter', coverLetter.trim());
  if (resume) body.set('resume', resume, resume.name);
  return api.json(`/jobs/${encodeURIComponent(id)}/apply`, { method: 'POST', body });
}

/** GET /my-applications, all of the signed-in job seeker. */
export const fetchMyApplications = (
  api: ApiClient,
  signal: AbortSignal,
): Promise<SeekerApplication[]> => allRows(api, '/my-applications', signal);
