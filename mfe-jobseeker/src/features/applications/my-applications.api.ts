import type { SeekerApplication } from '@commons/contracts/applications';
import { useApi } from '@commons/web-kit/app-context';
import { useQuery } from '@commons/web-kit/query';

/** GET /my-applications: what this person sent, newest first. */
export function useMyApplications() {
  const api = useApi();
  return useQuery({
    queryKey: ['my-applications'],
    queryFn: ({ signal }) => api.list<SeekerApplication>('/my-applications?limit=100', { signal }),
  });
}
