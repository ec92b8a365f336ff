import { isImportAtWork } from '@commons/contracts/imports/import-run-lists';
import type { ImportMapping, ImportRun } from '@commons/contracts/imports/import-runs';
import type { Api } from '@commons/web-kit/api/api';
import { usePagedList } from '@commons/web-kit/api/paged-list';
import { showChange } from '@commons/web-kit/api/show-change';
import { useApi } from '@commons/web-kit/app-context';
import { useQuery, useQueryClient } from '@commons/web-kit/query';

/** What is imported. */
export const importKinds = ['businesses', 'jobs'] as const;
export type ImportKind = (typeof importKinds)[number];

const calls = {
  businesses: {
    upload: 'POST /business-directory/operator/imports',
    list: 'GET /business-directory/operator/imports',
    read: 'GET /business-directory/operator/imports/{id}',
    check: 'POST /business-directory/operator/imports/{id}/check',
    start: 'POST /business-directory/operator/imports/{id}/start',
    badRows: 'GET /business-directory/operator/imports/{id}/bad-rows',
    undo: 'POST /business-directory/operator/imports/{id}/undo',
    drop: 'DELETE /business-directory/operator/imports/{id}',
  },
  jobs: {
    upload: 'POST /jobs/operator/imports',
    list: 'GET /jobs/operator/imports',
    read: 'GET /jobs/operator/imports/{id}',
    check: 'POST /jobs/operator/imports/{id}/check',
    start: 'POST /jobs/operator/imports/{id}/start',
    badRows: 'GET /jobs/operator/imports/{id}/bad-rows',
    undo: 'POST /jobs/operator/imports/{id}/undo',
    drop: 'DELETE /jobs/operator/imports/{id}',
  },
} as const;

/** Page size. */
const pageSize = 20;
const lookEveryMs = 1_000;

/** Below the console's key prefix, so that actions refetch them. */
const key = (kind: ImportKind, ...more: string[]) =>
  ['/operator', 'imports', kind, ...more] as const;

export const uploadFile = (api: Api, kind: ImportKind, file: File) => {
  const body = new FormData();
  body.append('file', file);
  return api.json(calls[kind].upload, { body });
};

export const checkImport = (api: Api, kind: ImportKind, id: string, mapping: ImportMapping) =>
  api.json(calls[kind].check, { params: { id }, body: { mapping } });

export const startImport = (api: Api, kind: ImportKind, id: string) =>
  api.json(calls[kind].start, { params: { id } });

export const undoImport = (api: Api, kind: ImportKind, id: string, reason: string) =>
  api.json(calls[kind].undo, { params: { id }, body: { reason } });

export const dropImport = (api: Api, kind: ImportKind, id: string) =>
  api.json(calls[kind].drop, { params: { id } });

export const fetchBadRows = (api: Api, kind: ImportKind, id: string) =>
  api.file(calls[kind].badRows, { params: { id } });

/** Newest first. */
export function useImports(kind: ImportKind) {
  const api = useApi();
  return usePagedList({
    queryKey: key(kind, 'all'),
    fetchPage: (offset: number, signal: AbortSignal) =>
      api.list(calls[kind].list, {
        query: { limit: pageSize, ...(offset > 0 && { offset }) },
        signal,
      }),
    keepOld: false,
  });
}

/** An import, polled every second while a worker is busy. */
export function useImport(kind: ImportKind, id: string) {
  const api = useApi();
  return useQuery({
    queryKey: key(kind, id),
    queryFn: ({ signal }) => api.json(calls[kind].read, { params: { id }, signal }),
    refetchInterval: (query) => {
      const state = query.state.data?.state;
      return state && isImportAtWork(state) ? lookEveryMs : false;
    },
  });
}

/** Caches the answer of an action as the current import. */
export function useShowImport(kind: ImportKind) {
  const client = useQueryClient();
  return (run: ImportRun) => showChange(client, key(kind, run.id), run);
}
