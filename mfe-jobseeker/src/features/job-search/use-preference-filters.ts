import { useApi } from '@commons/web-kit/app-context';
import { useQuery } from '@commons/web-kit/query';
import { useSearchParams } from '@commons/web-kit/router';
import { useEffect, useState } from 'react';
import { preferenceFilters } from './preference-filters';

/** Not filters: what else the address of the tab holds. */
const own = new Set(['tab', 'view']);

/**
 * Fills the board's filters from the job preferences when the tab is opened without any; who clears them is left alone.
 * @returns whether the board may be shown: it would search without the filters before
 */
export function usePreferenceFilters(): boolean {
  const api = useApi();
  const [search, setSearch] = useSearchParams();
  const [asked] = useState(() => [...search.keys()].every((name) => own.has(name)));
  const [done, setDone] = useState(!asked);
  const profile = useQuery({
    queryKey: ['/auth/profile'],
    // The account settings save by the ETag of what is kept under this key.
    queryFn: ({ signal }) => api.versioned('GET /auth/profile', { signal }),
    enabled: asked,
    retry: false,
  });
  const { data, isPending } = profile;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the preferences are there or not to be had
  useEffect(() => {
    if (done || isPending) return;
    const filters = Object.entries(data ? preferenceFilters(data) : {});
    // The router takes its time with a new address: done is not before it is there.
    if (filters.every(([name, value]) => search.get(name) === value)) setDone(true);
    else setSearch(Object.fromEntries([...search, ...filters]), { replace: true });
  }, [done, isPending, search]);
  return done;
}
