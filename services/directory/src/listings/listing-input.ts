import type { ListingInput } from '@commons/contracts/listings';
import type { z } from 'zod';
import type { ListingFacts, ListingOrigin } from './listing.schema.js';
import { placeKey } from './same-business.js';

/** Facts that a listing may lack: a PUT without them takes them away. */
const optionalFacts = [
  'full_description',
  'primary_contact_name',
  'num_employees',
  'pricing_info',
  'booking_url',
] as const satisfies readonly (keyof ListingFacts)[];

/** What the form says of a business, as it is stored. Empty hours are as good as none. */
export function factsOf(
  input: z.output<typeof ListingInput>,
): ListingFacts & Pick<ListingOrigin, 'place_key'> {
  const { logo_filename: _, ...facts } = input;
  const hours = Object.entries(input.business_hours).filter(([, text]) => text);
  const listing = { ...facts, business_hours: Object.fromEntries(hours) } as ListingFacts;
  return { ...listing, place_key: placeKey(listing) };
}

/** The change of a stored listing that puts these facts in the place of all earlier ones. */
export function replacing(facts: ListingFacts) {
  const absent = optionalFacts.filter((name) => facts[name] === undefined);
  return {
    $set: facts,
    $unset: Object.fromEntries(absent.map((name) => [name, 1])),
  };
}
