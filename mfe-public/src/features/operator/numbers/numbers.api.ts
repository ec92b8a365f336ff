import { useApi } from '@commons/web-kit/app-context';
import { useQuery } from '@commons/web-kit/query';
import { fetchNumbers } from '../parts/operator.api';
import type { MonthNumbers } from './town-figures';

/** The numbers of a month, of every service; those of a service that does not answer are missing. */
export function useNumbers(month: string) {
  const { directory, jobs, portal } = fetchNumbers(useApi(), month);
  const rules = { retry: false, staleTime: 0 } as const;
  const parts = {
    directory: useQuery({
      queryKey: ['/operator', 'numbers', 'directory', month],
      queryFn: directory,
      ...rules,
    }),
    jobs: useQuery({ queryKey: ['/operator', 'numbers', 'jobs', month], queryFn: jobs, ...rules }),
    portal: useQuery({
      queryKey: ['/operator', 'numbers', 'portal', month],
      queryFn: portal,
      ...rules,
    }),
  };
  const all = Object.values(parts);
  const numbers: MonthNumbers = {
    directory: parts.directory.data,
    jobs: parts.jobs.data,
    portal: parts.portal.data,
  };
  return {
    numbers,
    loading: all.some(({ data, error }) => !data && !error),
    error: all.find(({ error }) => error)?.error,
    reload: () => {
      for (const part of all) if (part.error) void part.refetch();
    },
  };
}
