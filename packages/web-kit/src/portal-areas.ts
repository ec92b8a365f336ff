import type { PortalArea } from '@commons/contracts/portal-settings-lists';
import { siteSetting } from './site-settings.js';

/** Whether the portal has this area: a town may do without. */
export const hasArea = (area: PortalArea): boolean =>
  !(siteSetting('off')?.split(' ').includes(area) ?? false);
