import { QueryClient } from '@commons/web-kit/query';
import { isTransient } from './api-error.js';

/**
 * The page's only query client, provided by the shell. Cached answers are shown at once and refetched in the
 * background; only transient failures are retried.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 0,
        gcTime: 10 * 60_000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && isTransient(error),
        retryDelay: 500,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
