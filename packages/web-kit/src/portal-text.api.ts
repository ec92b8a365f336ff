import type { PortalTextName } from '@commons/contracts/portal/portal-text-lists';
import { say } from '@commons/ui/texts';
import { useQuery } from '@commons/web-kit/query';
import { useApi } from './app-context.js';
import { withWordsOfPortal } from './portal-name.js';
import { siteSetting } from './site-settings.js';

/**
 * A text of the portal in Markdown: the town's own, else the specified one in the page's language.
 * @returns undefined while the town's own is loading
 */
export function usePortalText(name: PortalTextName, standard: string): string | undefined {
  const api = useApi();
  const isOwn = siteSetting('texts')?.split(' ').includes(name) ?? false;
  const { data, error } = useQuery({
    queryKey: ['/portal-texts', name],
    queryFn: ({ signal }) => api.json('GET /portal-texts/{name}', { params: { name }, signal }),
    enabled: isOwn,
  });
  const text = isOwn && !error ? data?.text : say(standard, `text ${name}`);
  return text === undefined ? undefined : withWordsOfPortal(text);
}
