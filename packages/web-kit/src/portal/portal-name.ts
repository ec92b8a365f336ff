import { defaultPortalName } from '@commons/contracts/portal/portal-settings-lists';
import { withPortalWords } from '@commons/contracts/portal/portal-text-lists';
import { sitePlace } from './site-place.js';
import { siteSetting } from './site-settings.js';

/** The name of the portal, as the town set it. */
export const portalName = (): string => siteSetting('name') ?? defaultPortalName;

/** Replaces `{portal}`, `{town}` and `{place}` in a text. */
export function withWordsOfPortal(text: string): string {
  const { town, text: place } = sitePlace();
  return withPortalWords(text, { portal: portalName(), town, place });
}
