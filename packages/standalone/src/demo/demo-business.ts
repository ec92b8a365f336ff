import type { ListingInput } from '@commons/contracts/businesses/listings';
import type { DemoTown } from './demo-town.js';

/** A fictional review. */
export interface DemoReviewText {
  readonly by: string;
  readonly stars: number;
  readonly daysAgo: number;
  readonly text: string;
  /** The owner's reply, some days later. */
  readonly reply?: string;
  /** The reason of a report, if any. */
  readonly reported?: string;
}

/** A fictional business with its owner. The town completes its address. */
export interface DemoBusiness {
  /** Prefix of its files in `demo-files/pictures`, if it has any. */
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

/** The fields of the listing in the town. @param number of the business, which determines phone and postcode */
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
