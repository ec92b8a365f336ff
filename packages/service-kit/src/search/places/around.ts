import { refuseField } from '../../errors/refuse.js';
import { placeOfNumber } from './place-number.js';
import { type Place, type Point, usPlaces } from './us-places.js';

/** Name of the number of a document that {@link placeNumber} gives. */
export const placeKey = 'place';

/** A place that a search is around. */
export interface Around extends Place {
  /** Miles; absent: every distance. */
  readonly within?: number | undefined;
  /** Distances by the number of a place, as far as they were asked. */
  readonly known: Map<number, number | undefined>;
}

type Numbers = (name: string) => number | undefined;

const earthRadiusMiles = 3_958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Miles between two points (haversine). */
export function milesBetween(one: Point, other: Point): number {
  const height = Math.sin(radians(other.latitude - one.latitude) / 2);
  const width = Math.sin(radians(other.longitude - one.longitude) / 2);
  const chord =
    height * height +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * width * width;
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/**
 * What a search's `near` and `within_miles` ask.
 * @returns undefined when no place is named
 * @throws 422 for a place that is not known
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

/** Miles from the place of a search to that of a document; undefined when its place is not known. */
function distanceTo(around: Around, place: number | undefined): number | undefined {
  if (place === undefined || Number.isNaN(place)) return undefined;
  if (around.known.has(place)) return around.known.get(place);
  const { zip, city, state } = placeOfNumber(place) ?? {};
  const point = usPlaces().pointOf(zip, city, state);
  const miles = point && milesBetween(around, point);
  around.known.set(place, miles);
  return miles;
}

/** The distance of a row in tenths of a mile, when the search is around a place and that of the row is known. */
export function distanceOf(
  { around }: { readonly around?: Around | undefined },
  place: number,
): { distance_miles?: number } {
  const miles = around && distanceTo(around, place);
  return miles === undefined ? {} : { distance_miles: Math.round(miles * 10) / 10 };
}

export const isWithin = (around: Around, number: Numbers): boolean =>
  (distanceTo(around, number(placeKey)) ?? Number.POSITIVE_INFINITY) <=
  (around.within ?? Number.POSITIVE_INFINITY);

/** What nearness counts for at most, as much as a hit in the place. */
const nearBonus = 4;
/** At this distance it counts for half. */
const halfMiles = 8;

/** How much a document counts for its distance in "best match". */
export const favourNear =
  (around: Around) =>
  (number: Numbers): number => {
    const miles = distanceTo(around, number(placeKey));
    return miles === undefined ? 0 : nearBonus / (1 + miles / halfMiles);
  };
