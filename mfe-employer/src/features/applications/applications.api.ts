import { maxChangesAtOnce } from '@commons/contracts/applications/applicant-lists';
import type {
  EmployerApplication,
  StatusChange,
} from '@commons/contracts/applications/applications';
import { t } from '@commons/ui/text/texts';
import type { Api } from '@commons/web-kit/api/api';
import { nextOffset } from '@commons/web-kit/api/paged-list';
import { useApi } from '@commons/web-kit/app-context';
import { useLiveEvents } from '@commons/web-kit/applications/use-live-events';
import { hasArea } from '@commons/web-kit/portal/portal-areas';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@commons/web-kit/query';
import {
  type ApplicationChoice,
  filterOf,
  overdueApplications,
} from './filters/application-choice';
import { applicationsKey, useReloadApplications } from './reload-applications.api';

const pageSize = 25;

/** Applications to the employer's jobs, page by page. Shows the previous rows until the new ones arrive. */
export function useApplications(choice: ApplicationChoice, id?: string) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: [...applicationsKey, choice, id],
    queryFn: ({ signal, pageParam }) => {
      const { sortBy } = choice;
      const { status, ...filter } = filterOf(choice);
      const page = { limit: pageSize, offset: pageParam };
      const query = { status, sortBy, ...filter, ...(id && { id }), ...page };
      return api.list('GET /applications/all', { query, signal });
    },
    initialPageParam: 0,
    getNextPageParam: nextOffset(),
    placeholderData: (previous) => previous,
    enabled: hasArea('jobs'),
  });
}

/** Refetches every list of applications when an application is new or changed. */
export function useLiveApplications() {
  const reload = useReloadApplications();
  useLiveEvents('GET /applications/events', reload);
}

/** Counts by status, job and tag, shown next to the filters. */
export function useApplicationSummary(choice: ApplicationChoice) {
  const api = useApi();
  const query = filterOf(choice);
  return useQuery({
    queryKey: [...applicationsKey, 'summary', query],
    queryFn: ({ signal }) => api.json('GET /applications/summary', { query, signal }),
    placeholderData: (previous) => previous,
    retry: false,
  });
}

/** The number of unreviewed applications, and the newest of them: as many as the overview shows. */
export function usePendingInBrief(shown: number) {
  const api = useApi();
  return useQuery({
    queryKey: [...applicationsKey, 'pending in brief', shown],
    queryFn: ({ signal }) => {
      const query = { status: 'pending', limit: shown } as const;
      return api.list('GET /applications/all', { query, signal });
    },
    enabled: hasArea('jobs'),
  });
}

/** The number of overdue applications, and the filter that finds them. */
export function useOverdue() {
  const api = useApi();
  const choice = overdueApplications();
  return useQuery({
    queryKey: [...applicationsKey, 'overdue', choice.to],
    queryFn: async ({ signal }) => {
      const { status, ...filter } = filterOf(choice);
      const query = { status, ...filter, limit: 1 } as const;
      const { total } = await api.list('GET /applications/all', { query, signal });
      return { total, to: choice.to };
    },
    enabled: hasArea('jobs'),
  });
}

interface OutcomeCallbacks {
  readonly onSuccess: (text: string) => void;
  readonly onError: (error: unknown) => void;
}

interface StatusCallbacks extends Omit<OutcomeCallbacks, 'onSuccess'> {
  readonly onSuccess: (text: string, application: EmployerApplication) => void;
  /** Resolves when the lists are refetched after a change of this application, successful or not. */
  readonly onReloaded: (id: string) => void;
}

/**
 * An empty note leaves the stored one (decision A30). Refetches the lists afterwards. Reports the outcome from here,
 * because the card may be gone by then: it may no longer match the filter.
 */
export function useChangeStatus({ onSuccess, onError, onReloaded }: StatusCallbacks) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: StatusChange & { id: string }) =>
      api.json('PUT /applications/{id}/status', { params: { id }, body }),
    onSuccess: (changed) => onSuccess(t('applicationStatusUpdatedSuccessfully'), changed),
    onError,
    onSettled: async (_answer, _error, { id }) => {
      await client.invalidateQueries({ queryKey: applicationsKey });
      onReloaded(id);
    },
  });
}

/** The file as the applicant uploaded it, saved as `name`. */
export function useResumeFile(
  save: (blob: Blob, name: string) => void,
  onError: OutcomeCallbacks['onError'],
) {
  const api = useApi();
  return useMutation({
    mutationFn: ({ id }: { id: string; name: string }) =>
      api.file('GET /applications/{id}/resume', { params: { id } }),
    onSuccess: ({ blob }, { name }) => save(blob, name),
    onError,
  });
}

/** Quotes of letter and résumé next to each requirement of the job. */
export function useApplicationFit(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['/applications', id, 'fit'],
    queryFn: ({ signal }) => api.json('GET /applications/{id}/fit', { params: { id }, signal }),
    retry: false,
  });
}

interface DecisionToUndo {
  readonly id: string;
  /** Id of the change, from the server. */
  readonly change: number;
}

export const undoDecision = (api: Api, { id, change }: DecisionToUndo) =>
  api.json('POST /applications/{id}/status/undo', { params: { id }, body: { change } });

/** Undoes many decisions, in batches of the size that the server accepts. */
export async function undoDecisions(api: Api, many: readonly DecisionToUndo[]) {
  const answers = [];
  for (let from = 0; from < many.length; from += maxChangesAtOnce) {
    const batch = many.slice(from, from + maxChangesAtOnce);
    const decisions = batch.map(({ id, change }) => ({ id, change }));
    answers.push(await api.json('POST /applications/changes/undo', { body: { decisions } }));
  }
  return {
    done: answers.flatMap(({ done }) => done),
    failed: answers.flatMap(({ failed }) => failed),
  };
}
