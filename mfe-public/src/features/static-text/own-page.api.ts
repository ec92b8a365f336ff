import { language } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useQuery } from '@commons/web-kit/query';

/** A page of the town's own. */
export function useOwnPage(address: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['/portal-pages', address],
    queryFn: ({ signal }) =>
      api.json('GET /portal-pages/{address}', { params: { address }, query: { language }, signal }),
    retry: false,
  });
}
