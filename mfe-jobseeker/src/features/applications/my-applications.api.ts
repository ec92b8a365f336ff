import type { SeekerApplication } from '@commons/contracts/applications';
import { allRows } from '@commons/web-kit/all-rows';
import { useApi } from '@commons/web-kit/app-context';
import { useQuery } from '@commons/web-kit/query';

/** GET /my-applications: all that this person sent, newest first. The numbers of the overview count over all of it. */
export function useMyApplications() {
  const api = useApi();
  return useQuery({
    queryKey: ['/my-applications', 'all'],
    queryFn: ({ signal }) => allRows<SeekerApplication>(api, '/my-applications', signal),
  });
}
