import { useSearchParams } from '@commons/web-kit/router';
import { useEffect, useRef } from 'react';
import { filtersFromQuery, type JobFilters, queryWithFilters } from './job-filters';

export interface FilterChange {
  /** True while somebody types: the address follows, but Back does not stop at each letter. */
  readonly replace?: boolean;
}

export type ChangeFilters = (change: Partial<JobFilters>, how?: FilterChange) => void;

/** The filters, kept in the address, so that Back, reloading and sharing keep them. */
export function useJobFilters(): readonly [JobFilters, ChangeFilters] {
  const [query, setQuery] = useSearchParams();
  const filters = filtersFromQuery(query);

  // Two changes in one moment (a typed text handed on, then a box ticked) must both count, but the router gives
  // the first one only after a render.
  const address = query.toString();
  const newest = useRef(filters);
  useEffect(() => {
    newest.current = filtersFromQuery(new URLSearchParams(address));
  }, [address]);

  const change: ChangeFilters = (part, how) => {
    newest.current = { ...newest.current, ...part };
    setQuery(queryWithFilters(query, newest.current), {
      replace: how?.replace ?? false,
      preventScrollReset: true,
    });
  };
  return [filters, change];
}
