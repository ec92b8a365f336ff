import { useSearchParams } from '@commons/web-kit/router';
import { useEffect, useState } from 'react';
import { useOwnProfile } from './job-search.api';
import { preferenceFilters } from './preference-filters';

/** Other parameters in the address of the tab. */
const own = new Set(['tab', 'view']);

/**
 * Sets the board's filters from the job preferences when the tab is opened without any. Filters that were cleared stay
 * cleared.
 * @returns whether to show the board: before, it would search without the filters
 */
export function usePreferenceFilters(): boolean {
  const [search, setSearch] = useSearchParams();
  const [asked] = useState(() => [...search.keys()].every((name) => own.has(name)));
  const [done, setDone] = useState(!asked);
  const profile = useOwnProfile(asked);
  const { data, isPending } = profile;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the preferences are there or not to be had
  useEffect(() => {
    if (done || isPending) return;
    const filters = Object.entries(data ? preferenceFilters(data) : {});
    // The router updates the address asynchronously: waits until it has.
    if (filters.every(([name, value]) => search.get(name) === value)) setDone(true);
    else setSearch(Object.fromEntries([...search, ...filters]), { replace: true });
  }, [done, isPending, search]);
  return done;
}
