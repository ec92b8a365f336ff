import { areaOfPage } from '@commons/contracts/portal/portal-area-paths';
import type { PortalArea } from '@commons/contracts/portal/portal-settings-lists';
import { siteSetting } from './site-settings.js';

/** Whether the portal has this area: a town may do without. */
export const hasArea = (area: PortalArea): boolean =>
  !(siteSetting('off')?.split(' ').includes(area) ?? false);

/** Whether people look for work here. Otherwise accounts that have no business are those of neighbors and customers. */
export const hasSeekers = (): boolean => hasArea('jobs') || hasArea('resumes');

/** Whether the portal has the page at this address, as far as its areas decide that. */
export function hasPage(path: string): boolean {
  const area = areaOfPage(path);
  return area === undefined || hasArea(area);
}
