import type { ResumeExportFormat, ResumeStep } from '@commons/contracts/resume-lists';
import type {
  CurrentResumeAnswer,
  ResumeExport,
  ResumeUpload,
  RewriteAnswer,
} from '@commons/contracts/resumes';
import type { ServerEvent } from '@commons/contracts/shell-contract';
import { isApiError } from '@commons/web-kit/api-error';
import { useApi } from '@commons/web-kit/app-context';
import { useQuery, useQueryClient } from '@commons/web-kit/query';
import { useMemo } from 'react';

const currentKey = ['/resume/current'];

/** While something runs that this page does not follow itself, it looks this often. */
const lookEveryMs = 1_000;

/** GET /resume/current: null when nothing was uploaded. A reload finds everything again by it. */
export function useCurrentResume() {
  const api = useApi();
  return useQuery<CurrentResumeAnswer>({
    queryKey: currentKey,
    queryFn: async ({ signal }) => {
      try {
        return await api.json<CurrentResumeAnswer>('/resume/current', { signal });
      } catch (error) {
        // A server of an earlier release says so that nothing was uploaded.
        if (isApiError(error) && error.status === 404) return null;
        throw error;
      }
    },
    refetchInterval: ({ state }) => (state.data?.running ? lookEveryMs : false),
  });
}

/**
 * What came of work that ran: done, unchanged (no suggestion could be applied), failed with what the server said, or lost
 * sight of (it goes on).
 */
export type RunEnd = {
  readonly outcome: 'done' | 'unchanged' | 'failed' | 'lost';
  readonly detail?: string;
};

/** The calls of the assistant. Each leaves the cached state of the assistant as the server has it. */
export function useResumeCalls() {
  const api = useApi();
  const client = useQueryClient();
  return useMemo(() => {
    const refresh = () => client.invalidateQueries({ queryKey: currentKey });
    return {
      refresh,
      upload: async (
        file: File,
        expires: boolean,
        onUploadProgress: (share: number) => void,
        signal: AbortSignal,
      ) => {
        const body = new FormData();
        body.append('expires', String(expires));
        body.append('file', file);
        await api.json<ResumeUpload>('/resume/upload', { body, onUploadProgress, signal });
        await refresh();
      },
      /** Follows the steps of an analysis or a rewriting to its end. */
      run: async (
        path: '/resume/analyze' | '/resume/rewrite',
        body: object,
        onStep: (step: ResumeStep) => void,
        signal: AbortSignal,
      ): Promise<RunEnd> => {
        let end: RunEnd = { outcome: 'lost' };
        const onEvent = ({ event, data }: ServerEvent) => {
          const news = JSON.parse(data) as Partial<RewriteAnswer> & {
            step?: ResumeStep;
            detail?: string;
          };
          if (event === 'step' && news.step) onStep(news.step);
          const isUnchanged = news.applied_suggestions?.length === 0;
          if (event === 'done') end = { outcome: isUnchanged ? 'unchanged' : 'done' };
          if (event === 'failed') end = { outcome: 'failed', detail: news.detail ?? '' };
        };
        await api.events(path, onEvent, { body, signal });
        await refresh();
        return end;
      },
      cancel: async (id: string) => {
        await api.json(`/resume/${id}/cancel`, { method: 'POST' });
        await refresh();
      },
      setExpiry: async (id: string, expires: boolean) => {
        await api.json(`/resume/${id}/expiry`, { method: 'PUT', body: { expires } });
        await refresh();
      },
      remove: async (id: string) => {
        await api.json(`/resume/${id}`, { method: 'DELETE' });
        client.setQueryData(currentKey, null);
      },
      saveImproved: async (id: string, improved_content: string) => {
        await api.json<RewriteAnswer>(`/resume/improved/${id}`, {
          method: 'PUT',
          body: { improved_content },
        });
        await refresh();
      },
      exported: (id: string, format: ResumeExportFormat) =>
        api.json<ResumeExport>(`/resume/export/${id}?format=${format}`),
    };
  }, [api, client]);
}
export type ResumeCalls = ReturnType<typeof useResumeCalls>;
