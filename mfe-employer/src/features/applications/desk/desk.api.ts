import type { MatchingApplication } from '@commons/contracts/applications/application-filter';
import type { EmployerApplication } from '@commons/contracts/applications/applications';
import { nextOffset } from '@commons/web-kit/api/paged-list';
import { useApi } from '@commons/web-kit/app-context';
import { type QueryClient, useInfiniteQuery, useQuery } from '@commons/web-kit/query';
import { type ApplicationChoice, filterOf } from '../filters/application-choice';
import { applicationsKey, nextPages } from '../reload-applications.api';
import type { Changes } from './use-bulk-changes';

const pageSize = 100;
const rowsKey = [...applicationsKey, 'rows'] as const;

/** Summaries of the filtered applications, in pages of 100. Shows the previous ones until the new ones arrive. */
export function useRows(choice: ApplicationChoice) {
  const api = useApi();
  const filter = filterOf(choice);
  const { sortBy } = choice;
  return useInfiniteQuery({
    queryKey: [...rowsKey, filter, sortBy],
    queryFn: ({ signal, pageParam }) => {
      const page = { brief: 'true', sortBy, limit: pageSize, offset: pageParam } as const;
      return api.list('GET /applications/all', { query: { ...filter, ...page }, signal });
    },
    initialPageParam: 0,
    getNextPageParam: nextOffset(),
    placeholderData: (previous) => previous,
  });
}

interface Pages {
  readonly pages: readonly { readonly rows: readonly EmployerApplication[] }[];
}

/** The fetched rows with their pending changes; each once, since a new application moves others to the next page. */
export const rowsOf = (data: Pages | undefined, shown: Changes['shown']): EmployerApplication[] => {
  const fetched = data?.pages.flatMap((page) => page.rows) ?? [];
  return [...new Map(fetched.map((row) => [row.id, shown(row)])).values()];
};

/** Updates applications in the cached lists, instead of refetching these. */
export async function patchRows(client: QueryClient, changed: readonly EmployerApplication[]) {
  await nextPages(client);
  // An answer on its way may predate the change.
  await client.cancelQueries({ queryKey: rowsKey });
  const byId = new Map(changed.map((one) => [one.id, one]));
  client.setQueriesData<Pages>({ queryKey: rowsKey }, (data) => {
    if (!data) return data;
    const pages = data.pages.map((page) => ({
      ...page,
      rows: page.rows.map((row) => byId.get(row.id) ?? row),
    }));
    return { ...data, pages };
  });
}

/** One application with its whole letter and its history. */
export function useWholeApplication(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...applicationsKey, 'whole', id],
    queryFn: async ({ signal }) => {
      const { rows } = await api.list('GET /applications/all', { query: { id, limit: 1 }, signal });
      return rows[0] ?? null;
    },
    placeholderData: (previous) => (previous?.id === id ? previous : undefined),
  });
}

/** All applications that match the filter, for "select all". */
export function useMatching() {
  const api = useApi();
  return (choice: ApplicationChoice) =>
    api.json('GET /applications/matching', { query: filterOf(choice) });
}

/** What a selection needs of each application. */
export type SelectedApplication = Pick<
  MatchingApplication,
  'id' | 'applicant_name' | 'job_title' | 'status' | 'has_resume' | 'withdrawn'
>;

export const chosenOf = (row: EmployerApplication): SelectedApplication => ({
  id: row.id,
  applicant_name: row.applicant_name,
  job_title: row.job_title,
  status: row.status,
  has_resume: row.resume_filename !== undefined,
  withdrawn: row.withdrawn_at !== undefined,
});

/** The file of a résumé. */
export function useResumeFile(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['/applications', id, 'resume'],
    queryFn: ({ signal }) => api.file('GET /applications/{id}/resume', { params: { id }, signal }),
    retry: false,
    gcTime: 60_000,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The text that the service extracts from a résumé. */
export function useResumeText(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['/applications', id, 'resume-text'],
    queryFn: ({ signal }) =>
      api.json('GET /applications/{id}/resume-text', { params: { id }, signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
