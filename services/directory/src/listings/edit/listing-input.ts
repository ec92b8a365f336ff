import type { ListingInput } from '@commons/contracts/businesses/listings';
import type { z } from 'zod';
import type { ListingFacts, ListingOrigin } from '../listing.js';
import { phoneKey, placeKey } from '../same-business.js';

/** Optional fields: a PUT without them removes them. */
const optionalFacts = [
  'full_description',
  'primary_contact_name',
  'num_employees',
  'pricing_info',
  'booking_url',
  'pin',
] as const satisfies readonly (keyof ListingFacts)[];

/** Converts the form's input to stored fields. Drops days with empty hours. */
export function factsOf(
  input: z.output<typeof ListingInput>,
): ListingFacts & Pick<ListingOrigin, 'place_key' | 'phone_key'> {
  const { logo_filename: _, pin, ...facts } = input;
  const hours = Object.entries(input.business_hours).filter(([, text]) => text);
  const listing = {
    ...facts,
    ...(pin && { pin }),
    business_hours: Object.fromEntries(hours),
  } as ListingFacts;
  return {
    ...listing,
    place_key: placeKey(listing),
    phone_key: phoneKey(listing.contact_info?.phone),
  };
}

/** The update that replaces all facts of a stored listing. */
export function replacing(facts: ListingFacts) {
  const absent = optionalFacts.filter((name) => facts[name] === undefined);
  return {
    $set: facts,
    $unset: Object.fromEntries(absent.map((name) => [name, 1])),
  };
}
