import { areaOfPage } from '@commons/contracts/portal/portal-area-paths';
import type { PortalArea } from '@commons/contracts/portal/portal-settings-lists';
import { siteSetting } from './site-settings.js';

/** Whether the portal has this area: a town may switch it off. */
export const hasArea = (area: PortalArea): boolean =>
  !(siteSetting('off')?.split(' ').includes(area) ?? false);

/** Whether the portal has a job board. Otherwise accounts without a business belong to neighbors and customers. */
export const hasSeekers = (): boolean => hasArea('jobs') || hasArea('resumes');

/** Whether the page at this address belongs to an area that is on. */
export function hasPage(path: string): boolean {
  const area = areaOfPage(path);
  return area === undefined || hasArea(area);
}
