import type { SavedPortal } from '@commons/contracts/portal/portal-settings';
import type { TownList } from '@commons/contracts/portal/town-lists';
import type { Api } from '@commons/web-kit/api/api';
import { useApi } from '@commons/web-kit/app-context';
import { useQuery } from '@commons/web-kit/query';

/** How many saved versions are shown. */
const versionsShown = 20;

const fetchPortal = (api: Api, signal: AbortSignal) =>
  api.json('GET /auth/operator/portal-settings', { signal });

export const savePortal = (
  api: Api,
  body: { version: number; saved: SavedPortal; note?: string | undefined },
) => api.json('PUT /auth/operator/portal-settings', { body });

const fetchVersions = (api: Api, signal: AbortSignal) =>
  api.list('GET /auth/operator/portal-settings/versions', {
    query: { limit: versionsShown },
    signal,
  });

export const restoreVersion = (api: Api, body: { version: number; of: number }) =>
  api.json('POST /auth/operator/portal-settings/restore', { body });

/** How many records have a word of the town's own. */
export const fetchWordUses = (api: Api, query: { list: TownList; name: string }) =>
  api.json('GET /auth/operator/word-uses', { query });

/** Gives them another one of the list. */
export const moveWord = (api: Api, body: { list: TownList; name: string; to: string }) =>
  api.json('POST /auth/operator/word-moves', { body });

/** Stores a picture; it becomes the logo when the settings are saved. */
export function uploadLogo(api: Api, file: File) {
  const body = new FormData();
  body.append('logo', file);
  return api.json('POST /business-directory/operator/portal-logo', { body });
}

/** Saved versions of the settings, reloaded after each save. */
export function useVersions(version: number) {
  const api = useApi();
  return useQuery({
    queryKey: ['/operator', 'portal', 'versions', version],
    queryFn: ({ signal }) => fetchVersions(api, signal),
  });
}

/** The settings of the portal. */
export function usePortalSettings() {
  const api = useApi();
  return useQuery({
    queryKey: ['/operator', 'portal'],
    queryFn: ({ signal }) => fetchPortal(api, signal),
  });
}
