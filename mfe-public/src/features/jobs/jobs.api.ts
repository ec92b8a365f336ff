import type { SeekerApplication } from '@commons/contracts/applications';
import type { JobSearch } from '@commons/contracts/jobs';
import { allRows } from '@commons/web-kit/all-rows';
import type { Api } from '@commons/web-kit/api';

/** An empty body finds all, newest first. */
export const searchJobs = (api: Api, body: JobSearch, signal?: AbortSignal) =>
  api.list('POST /jobs/search', { body, signal });

/** What the same search understood and would find. */
export const summarizeJobs = (api: Api, body: JobSearch, signal?: AbortSignal) =>
  api.json('POST /jobs/search/summary', { body, signal });

/** What could be meant by what is typed so far. */
export const suggestJobs = (api: Api, search: string, signal?: AbortSignal) =>
  api.json('GET /jobs/suggestions', { query: { search }, signal });

/** The place that the account names. */
export const fetchOwnPlace = async (api: Api): Promise<string | undefined> =>
  (await api.json('GET /auth/profile')).location;

export const fetchJob = (api: Api, id: string, signal?: AbortSignal) =>
  api.json('GET /jobs/{id}', { params: { id }, signal });

/** Both parts may be absent. */
export function applyForJob(
  api: Api,
  id: string,
  { coverLetter, resume }: { readonly coverLetter: string; readonly resume: File | null },
) {
  const body = new FormData();
  if (coverLetter.trim()) body.set('cover_letter', coverLetter.trim());
  if (resume) body.set('resume', resume, resume.name);
  return api.json('POST /jobs/{id}/apply', { params: { id }, body });
}

/** All of the signed-in job seeker. */
export const fetchMyApplications = (api: Api, signal: AbortSignal): Promise<SeekerApplication[]> =>
  allRows((query) => api.list('GET /my-applications', { query, signal }));
