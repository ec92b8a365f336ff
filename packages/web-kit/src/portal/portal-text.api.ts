import type { PortalTextName } from '@commons/contracts/portal/portal-text-lists';
import { language, translate } from '@commons/ui/text/texts';
import { useQuery } from '@commons/web-kit/query';
import { useApi } from '../app-context.js';
import { withWordsOfPortal } from './portal-name.js';
import { siteSetting } from './site-settings.js';

/** A text of the portal in Markdown. */
export interface ShownText {
  readonly text: string;
  /** Its language, where it is not the page's: the town has written it in the portal's first language alone. */
  readonly lang?: string | undefined;
}

/**
 * A text of the portal: the town's own for readers of the page's language, else the specified one.
 * @returns undefined while the town's own is loading
 */
export function usePortalText(name: PortalTextName, standard: string): ShownText | undefined {
  const api = useApi();
  const isOwn = siteSetting('texts')?.split(' ').includes(name) ?? false;
  const { data, error } = useQuery({
    queryKey: ['/portal-texts', name],
    queryFn: ({ signal }) =>
      api.json('GET /portal-texts/{name}', { params: { name }, query: { language }, signal }),
    enabled: isOwn,
  });
  if (!isOwn || error) return { text: withWordsOfPortal(translate(standard, `text ${name}`)) };
  return data && { text: withWordsOfPortal(data.text), lang: data.language };
}
