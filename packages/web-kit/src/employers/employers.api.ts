import type { EmployerListing } from '@commons/contracts/businesses/businesses';
import type { Job } from '@commons/contracts/jobs/jobs';
import { useQuery } from '@commons/web-kit/query';
import { useCallback } from 'react';
import { useApi } from '../app-context.js';
import { hasArea } from '../portal/portal-areas.js';

/** Most accounts of one call; further ones keep the drawn tile. */
const most = 100;

type Posted = Pick<Job, 'employer_id'>;

interface Employers {
  readonly loading: boolean;
  /** The listing of a job's employer, where it has a public one. Another function only after another answer. */
  readonly of: (job: Posted) => EmployerListing | undefined;
}

/**
 * Listings of the employers of some jobs. None while they load, while the directory is down, and in a portal without
 * one: jobs show without them.
 */
export function useEmployers(jobs: readonly Posted[]): Employers {
  const api = useApi();
  const all = new Set(jobs.map(({ employer_id }) => employer_id).filter((id) => id !== undefined));
  const employer_ids = [...all].slice(0, most).sort().join(',');
  const { data, isLoading } = useQuery({
    queryKey: ['/business-directory/of-employers', employer_ids],
    queryFn: ({ signal }) =>
      api.json('GET /business-directory/of-employers', { query: { employer_ids }, signal }),
    enabled: employer_ids !== '' && hasArea('directory'),
    placeholderData: (before) => before,
    staleTime: 60_000,
    retry: false,
  });
  const of = useCallback(
    ({ employer_id }: Posted) => data?.find((listing) => listing.employer_id === employer_id),
    [data],
  );
  return { loading: isLoading, of };
}
