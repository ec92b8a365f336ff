import { defaultPlace, parsePlace, type SitePlace } from '@commons/contracts/portal/site-place';
import type { Environment } from '../portal/portal-options.js';

/** The town of the demo content: the portal's SITE_PLACE. */
export interface DemoTown extends SitePlace {
  /** A fictional number: 555-0100 to 555-0199 are reserved for that. */
  phone(last: number): string;
  /** A postcode of the town; undefined for a town with unknown postcodes. */
  zip(at: number): string | undefined;
}

/** Area code and postcodes of the default town. */
const known = { areaCode: '(423) ', zips: ['37402', '37403', '37405', '37408', '37409'] };

/** The town of the demo content: SITE_PLACE, or the example, whose area code and ZIP codes are known. */
export function demoTown(env: Environment): DemoTown {
  const place =
    parsePlace(env.SITE_PLACE || defaultPlace) ?? (parsePlace(defaultPlace) as SitePlace);
  const isDefault = place.text === defaultPlace;
  return {
    ...place,
    phone: (last) => `${isDefault ? known.areaCode : ''}555-01${String(last).padStart(2, '0')}`,
    zip: (at) => (isDefault ? known.zips[at % known.zips.length] : undefined),
  };
}
