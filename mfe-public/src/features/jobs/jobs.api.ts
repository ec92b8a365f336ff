import type { SeekerApplication } from '@commons/contracts/applications/applications';
import { readableJob } from '@commons/contracts/imports/readable-name';
import type { JobSearch } from '@commons/contracts/jobs/job-search';
import type { ProfessionalProfile } from '@commons/contracts/resumes/profiles';
import { allRows } from '@commons/web-kit/api/all-rows';
import type { Api } from '@commons/web-kit/api/api';
import { untilItAnswers } from '@commons/web-kit/api/until-it-answers';
import { useApi } from '@commons/web-kit/app-context';
import { useQuery } from '@commons/web-kit/query';

/** An empty body matches all, newest first. */
export async function searchJobs(api: Api, body: JobSearch, signal?: AbortSignal) {
  const found = await api.list('POST /jobs/search', { body, signal });
  return { ...found, rows: found.rows.map(readableJob) };
}

/** How the server understood the same search, and its counts. */
export const summarizeJobs = (api: Api, body: JobSearch, signal?: AbortSignal) =>
  api.json('POST /jobs/search/summary', { body, signal });

/** Where what the same search finds is. */
export const mapJobs = (api: Api, body: JobSearch, signal?: AbortSignal) =>
  api.json('POST /jobs/search/map', { body, signal });

/** Suggestions for the text typed so far. */
export const suggestJobs = (api: Api, search: string, signal?: AbortSignal) =>
  api.json('GET /jobs/suggestions', { query: { search }, signal });

/** The place in the account's profile. */
export const fetchOwnPlace = async (api: Api): Promise<string | undefined> =>
  (await api.json('GET /auth/profile')).location;

export const fetchJob = async (api: Api, id: string, signal?: AbortSignal) =>
  readableJob(await api.json('GET /jobs/{id}', { params: { id }, signal }));

/** What an applicant sends; each part is optional. */
export interface SentApplication {
  readonly coverLetter: string;
  /** Answers to the screening questions. */
  readonly answers: readonly { readonly id: string; readonly answer: string | number }[];
  readonly resume: File | null;
  /** The stored résumé instead of a file. */
  readonly useKept: boolean;
  /** Stores the file for the next application. */
  readonly keep: boolean;
  /** Includes the link of the professional profile. */
  readonly profile?: ProfessionalProfile | undefined;
}

export function applyForJob(
  api: Api,
  id: string,
  { coverLetter, answers, resume, useKept, keep, profile }: SentApplication,
) {
  const body = new FormData();
  if (useKept) body.set('use_kept_resume', 'true');
  if (keep) body.set('keep_resume', 'true');
  if (profile) body.set('share_profile', 'true');
  if (coverLetter.trim()) body.set('cover_letter', coverLetter.trim());
  if (answers.length > 0) body.set('answers', JSON.stringify(answers));
  if (resume) body.set('resume', resume, resume.name);
  return api.json('POST /jobs/{id}/apply', { params: { id }, body });
}

/** All applications of the signed-in job seeker. */
const fetchMyApplications = (api: Api, signal: AbortSignal): Promise<SeekerApplication[]> =>
  allRows((query) => api.list('GET /my-applications', { query, signal }));

/** The applications of the person. */
export function useMyApplications(enabled: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: ['/my-applications'],
    queryFn: ({ signal }) => fetchMyApplications(api, signal),
    enabled,
    retry: false,
  });
}

/** Jobs with similar titles. */
export function useSimilarJobs(search: string, limit: number, enabled: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: ['/jobs/search', 'similar', search],
    queryFn: ({ signal }) => searchJobs(api, { search, limit }, signal),
    enabled,
    staleTime: 60_000,
    retry: false,
  });
}

/** How soon the employer usually answers. */
export function useReplyTime(jobId: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['/jobs', jobId, 'reply-time'],
    queryFn: ({ signal }) =>
      api.json('GET /jobs/{id}/reply-time', { params: { id: jobId }, signal }),
    retry: false,
  });
}

/** The open jobs of an employer. With a higher limit, the first ones stay until the rest arrives. */
export function useJobsOfEmployer(employerId: string | undefined, limit: number) {
  const api = useApi();
  return useQuery({
    queryKey: ['/jobs/search', 'of-business', employerId, limit],
    queryFn: ({ signal }) =>
      searchJobs(api, { ...(employerId && { employer_id: employerId }), limit }, signal),
    enabled: employerId !== undefined,
    placeholderData: (before, query) => (query?.queryKey[2] === employerId ? before : undefined),
    retry: false,
  });
}

/** The newest jobs. A failure is only logged (D1 §8). */
export function useNewestJobs(count: number) {
  const api = useApi();
  return useQuery({
    queryKey: ['/jobs/search', 'featured'],
    queryFn: async ({ signal }) => {
      const { rows } = await searchJobs(api, {}, signal).catch((error: unknown) => {
        console.error('Featured jobs could not be loaded', error);
        throw error;
      });
      return [...rows]
        .sort((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at))
        .slice(0, count);
    },
    ...untilItAnswers,
  });
}
