import { language } from '@commons/ui/text/texts';
import type { Api } from '@commons/web-kit/api/api';
import { useApi } from '@commons/web-kit/app-context';
import { useQuery } from '@commons/web-kit/query';

/** Advice is in the page's language. */
const headers = { 'accept-language': language };

/** The comparison with the stored résumé or profile; null without either. */
const fetchOwnFit = (api: Api, id: string, signal: AbortSignal) =>
  api.json('GET /jobs/{id}/fit', { params: { id }, headers, signal });

/** The sent file is compared and not stored. */
export function compareResume(api: Api, id: string, sent: { file: File | null; text: string }) {
  const body = new FormData();
  if (sent.file) body.set('file', sent.file, sent.file.name);
  else body.set('text', sent.text);
  return api.json('POST /jobs/{id}/fit', { params: { id }, headers, body });
}

export function useOwnFit(jobId: string, enabled: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: ['/jobs', jobId, 'fit'],
    queryFn: ({ signal }) => fetchOwnFit(api, jobId, signal),
    enabled,
    retry: false,
  });
}
