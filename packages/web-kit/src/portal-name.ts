import { defaultPortalName } from '@commons/contracts/portal-settings-lists';
import { siteSetting } from './site-settings.js';

/** The name of the portal, as the town set it. */
export const portalName = (): string => siteSetting('name') ?? defaultPortalName;
