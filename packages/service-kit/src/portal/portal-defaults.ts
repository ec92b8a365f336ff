import {
  defaultAccent,
  defaultPortalName,
  type PortalInForce,
  type StoredPortal,
} from '@commons/contracts/portal/portal-settings-lists';
import { defaultPlace, parsePlace, type SitePlace } from '@commons/contracts/portal/site-place';
import { noTownLists } from '@commons/contracts/portal/town-lists';
import { siteNameOf } from '../config/mail-sender.js';
import { timeZoneOfState } from '../config/state-time-zones.js';
import type { ServiceConfig } from '../service.config.js';

type PortalConfig = Pick<ServiceConfig, 'SITE_PLACE' | 'SITE_TIME_ZONE' | 'MAIL_FROM'>;

/** Defaults of a new portal. */
export function portalDefaults({ SITE_PLACE, SITE_TIME_ZONE, MAIL_FROM }: PortalConfig) {
  const { town, state } = parsePlace(SITE_PLACE) ?? (parsePlace(defaultPlace) as SitePlace);
  return {
    name: defaultPortalName,
    town,
    state,
    time_zone: SITE_TIME_ZONE,
    mail_sender: siteNameOf(MAIL_FROM),
    accent: defaultAccent,
  };
}

/** Changing the state also changes the default time zone; changing the name also changes the sender name of mails. */
export function portalInForce(saved: StoredPortal, config: PortalConfig): PortalInForce {
  const defaults = portalDefaults(config);
  const zoneOfState = saved.state && timeZoneOfState(saved.state);
  return {
    ...defaults,
    ...(zoneOfState && { time_zone: zoneOfState }),
    ...(saved.name && { mail_sender: saved.name }),
    areas_off: [],
    ...noTownLists,
    pages: [],
    texts: {},
    translated_texts: {},
    ...saved,
  };
}
