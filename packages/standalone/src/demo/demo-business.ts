import type { ListingInput } from '@commons/contracts/listings';
import type { DemoTown } from './demo-town.js';

/** A fictional review. */
export interface DemoReviewText {
  readonly by: string;
  readonly stars: number;
  readonly daysAgo: number;
  readonly text: string;
  /** What the owner answered, some days later. */
  readonly reply?: string;
  /** Why somebody reported it. */
  readonly reported?: string;
}

/** A fictional business with its owner. Its address is completed with the town. */
export interface DemoBusiness {
  /** Names its pictures in `demo-pictures`, for those that have some. */
  readonly pictures?: string;
  readonly owner: string;
  readonly email: string;
  readonly street: string;
  readonly listedDaysAgo: number;
  readonly views: number;
  readonly facts: Omit<
    ListingInput,
    'location_info' | 'contact_info' | 'primary_contact_name' | 'social_media'
  > & { readonly service_area: string };
  readonly reviews?: readonly DemoReviewText[];
}

/** Opening hours in short: days that are left out are closed. */
export function hours(weekdays: string, saturday = 'closed', sunday = 'closed', monday = weekdays) {
  const rest = { tuesday: weekdays, wednesday: weekdays, thursday: weekdays, friday: weekdays };
  return { monday, ...rest, saturday, sunday };
}

/** What the listing says, in the town. @param number of the business: phone and postcode follow from it */
export function listingFacts(business: DemoBusiness, number: number, town: DemoTown) {
  const { service_area, ...facts } = business.facts;
  const domain = business.email.split('@')[1];
  const zip_code = town.zip(number);
  return {
    ...facts,
    primary_contact_name: business.owner,
    contact_info: {
      phone: town.phone(10 + number * 3),
      email: `hello@${domain}`,
      website: `https://${domain}`,
    },
    location_info: {
      ...{ street_address: business.street, city: town.town, state: town.state, service_area },
      ...(zip_code && { zip_code }),
    },
  };
}
