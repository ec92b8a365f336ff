import type { ResumeExportFormat, ResumeStep } from '@commons/contracts/resumes/resume-lists';
import type { CurrentResumeAnswer } from '@commons/contracts/resumes/resumes';
import type { ApiCall, ApiEvent } from '@commons/web-kit/api/api';
import { isApiError } from '@commons/web-kit/api/api-error';
import { showChange } from '@commons/web-kit/api/show-change';
import { useApi } from '@commons/web-kit/app-context';
import { useQuery, useQueryClient } from '@commons/web-kit/query';
import { useMemo } from 'react';

const currentKey = ['/resume/current'] as const;

/** Polling interval for a run that this page does not stream. */
const lookEveryMs = 1_000;

/** Null when nothing was uploaded. Restores the assistant after a reload. */
export function useCurrentResume() {
  const api = useApi();
  return useQuery<CurrentResumeAnswer>({
    queryKey: currentKey,
    queryFn: async ({ signal }) => {
      try {
        return await api.json('GET /resume/current', { signal });
      } catch (error) {
        // Servers of earlier releases answer 404 when nothing was uploaded.
        if (isApiError(error) && error.status === 404) return null;
        throw error;
      }
    },
    refetchInterval: ({ state }) => (state.data?.running ? lookEveryMs : false),
  });
}

/**
 * The outcome of a run: done, unchanged (no suggestion could be applied), failed with the server's message, or lost (it
 * continues on the server).
 */
type RunEnd = {
  readonly outcome: 'done' | 'unchanged' | 'failed' | 'lost';
  readonly detail?: string;
};

type RunName = 'POST /resume/analyze' | 'POST /resume/rewrite';
/** A run to start, with its request body. */
export type ResumeRun = { [Name in RunName]: { readonly name: Name } & ApiCall<Name> }[RunName];

/** The calls of the assistant. Each updates the cached state from the server. */
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
        await api.json('POST /resume/upload', { body, onUploadProgress, signal });
        await refresh();
      },
      /** Streams the steps of an analysis or a rewriting until it ends. */
      run: async (
        run: ResumeRun,
        onStep: (step: ResumeStep) => void,
        signal: AbortSignal,
      ): Promise<RunEnd> => {
        let end: RunEnd = { outcome: 'lost' };
        const onEvent = ({ event, data }: ApiEvent<RunName>) => {
          if (event === 'step') onStep(data.step);
          if (event === 'done') {
            const isUnchanged = 'applied_suggestions' in data && !data.applied_suggestions.length;
            end = { outcome: isUnchanged ? 'unchanged' : 'done' };
          }
          if (event === 'failed') end = { outcome: 'failed', detail: data.detail };
        };
        await api.events(run.name, onEvent, { ...run, signal });
        await refresh();
        return end;
      },
      cancel: async (id: string) => {
        await api.json('POST /resume/{id}/cancel', { params: { id } });
        await refresh();
      },
      setExpiry: async (id: string, expires: boolean) => {
        await api.json('PUT /resume/{id}/expiry', { params: { id }, body: { expires } });
        await refresh();
      },
      remove: async (id: string) => {
        await api.json('DELETE /resume/{id}', { params: { id } });
        await showChange<CurrentResumeAnswer>(client, currentKey, null);
      },
      saveImproved: async (id: string, improved_content: string) => {
        await api.json('PUT /resume/improved/{id}', { params: { id }, body: { improved_content } });
        await refresh();
      },
      /** Sets the improved résumé to the uploaded text, discarding the writer's changes. */
      restoreOriginal: async () => {
        const resume = await api.json('GET /resume/current');
        if (!resume?.rewrite || resume.original_content === undefined) return;
        const { improved_resume_id: id, improved_content } = resume.rewrite;
        if (improved_content === resume.original_content) return;
        const body = { improved_content: resume.original_content };
        await api.json('PUT /resume/improved/{id}', { params: { id }, body });
        await refresh();
      },
      exported: (id: string, format: ResumeExportFormat) =>
        api.json('GET /resume/export/{id}', { params: { id }, query: { format } }),
    };
  }, [api, client]);
}
export type ResumeCalls = ReturnType<typeof useResumeCalls>;
