import { milesBetween } from '@commons/contracts/search/map-points';
import { refuseField } from '../../errors/refuse.js';
import { placeOfNumber } from './place-number.js';
import { type Place, usPlaces } from './us-places.js';

/** Column name of the value of {@link placeNumber}. */
export const placeKey = 'place';

/** The centre of a search. */
export interface Around extends Place {
  /** Miles; absent: unlimited. */
  readonly within?: number | undefined;
  /** Computed distances, by the number of a place. */
  readonly known: Map<number, number | undefined>;
}

type Numbers = (name: string) => number | undefined;

/**
 * Parses `near` and `within_miles` of a search.
 * @returns undefined without a place
 * @throws 422 for an unknown place
 */
export function aroundOf(near: string | undefined, within?: number): Around | undefined {
  if (!near) return undefined;
  const place = usPlaces().find(near);
  if (!place) {
    const text = `We do not know the place "${near}". Enter a ZIP code, or a city and its state, such as "Little Rock, AR".`;
    throw refuseField(['body', 'near'], text, 'unknown_place');
  }
  return { ...place, within, known: new Map() };
}

/** Miles between the centre of a search and a document; undefined when its place is unknown. */
function distanceTo(around: Around, place: number | undefined): number | undefined {
  if (place === undefined || Number.isNaN(place)) return undefined;
  if (around.known.has(place)) return around.known.get(place);
  const stated = placeOfNumber(place);
  const point = stated?.pin ?? (stated && usPlaces().areaOf(stated));
  const miles = point && milesBetween(around, point);
  around.known.set(place, miles);
  return miles;
}

/** The distance of a row in tenths of a mile, if the search has a centre and the place of the row is known. */
export function distanceOf(
  { around }: { readonly around?: Around | undefined },
  place: number,
): { distance_miles?: number } {
  const miles = around && distanceTo(around, place);
  return miles === undefined ? {} : { distance_miles: Math.round(miles * 10) / 10 };
}

/** Whether a record is no farther from the place than the search asks for, in miles; true without such a limit. */
export const isWithin = (around: Around, number: Numbers): boolean =>
  milesTo(around)(number) <= (around.within ?? Number.POSITIVE_INFINITY);

/** Largest score for nearness, equal to a hit in the place field. */
const nearBonus = 4;
/** Distance at which that score is halved. */
const halfMiles = 8;

/** Miles to a document, for the order "nearest first"; infinite where its place is not known. */
export const milesTo =
  (around: Around) =>
  (number: Numbers): number =>
    distanceTo(around, number(placeKey)) ?? Number.POSITIVE_INFINITY;

/** Score of a distance in "best match". */
export const favourNear =
  (around: Around) =>
  (number: Numbers): number => {
    const miles = distanceTo(around, number(placeKey));
    return miles === undefined ? 0 : nearBonus / (1 + miles / halfMiles);
  };
