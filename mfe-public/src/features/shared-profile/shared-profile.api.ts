import { useApi } from '@commons/web-kit/app-context';
import { useQuery } from '@commons/web-kit/query';

/** The profile behind a link. */
export function useSharedProfile(token: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['/shared-profile', token],
    queryFn: ({ signal }) => api.json('GET /shared-profile/{token}', { params: { token }, signal }),
    retry: false,
  });
}
