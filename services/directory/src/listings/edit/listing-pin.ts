import type { ListingInput } from '@commons/contracts/businesses/listings';
import { milesBetween, milesToConfirm } from '@commons/contracts/search/map-points';
import type { MapArea } from '@commons/contracts/search/search-map';
import { refuse, refuseField } from '@commons/service-kit/errors/refuse';
import { type StatedPlace, usPlaces } from '@commons/service-kit/search/places/us-places';
import type { z } from 'zod';

type Input = Pick<z.output<typeof ListingInput>, 'pin' | 'location_info'>;

/**
 * A lost minus or two numbers in the wrong order send customers to another continent.
 * @throws 422 for a pin that is far from the address and not confirmed (decision B51)
 */
export function checkPin({ pin, location_info }: Input): void {
  if (!pin || pin.confirmed) return;
  const { zip_code: zip, city, state } = location_info;
  const known = usPlaces().areaOf({ zip, city, state });
  if (!known) return;
  const { area } = known;
  const miles = Math.round(milesBetween(pin, known));
  if (miles <= milesToConfirm) return;
  const text = `This is ${miles} miles from ${area}. Check the numbers, or confirm that it is right.`;
  throw refuseField(['body', 'pin'], text, 'far_pin');
}

/** The middle of an address as far as it is known. @throws 404 when neither ZIP code nor city is */
export function areaOfAddress(address: StatedPlace): MapArea {
  const area = usPlaces().areaOf(address);
  if (!area) throw refuse(404, 'We do not know this ZIP code or city.');
  return area;
}
