import type { Point } from '@commons/contracts/search/map-lists';

/** The place of a document, as far as stated. */
export interface StatedPlace {
  /** Placed by hand: goes before the others. */
  readonly pin?: Point | undefined;
  readonly zip?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
}

const numbers = new Map<string, number>();
const places: StatedPlace[] = [];

/**
 * A number for a place, stable within a process: an index stores it instead of three texts, and coordinates are only
 * looked up for a search by distance. NaN without a place.
 */
export function placeNumber({ pin, zip = '', city = '', state = '' }: StatedPlace): number {
  const code = /^\s*(\d{5})/.exec(zip)?.[1];
  if (!pin && !code && !city) return Number.NaN;
  const key = pin
    ? `${pin.latitude} ${pin.longitude}`
    : `${code ?? ''}|${city}|${state}`.toLowerCase();
  const known = numbers.get(key);
  if (known !== undefined) return known;
  numbers.set(key, places.length);
  return places.push(pin ? { pin } : { zip: code, city, state }) - 1;
}

/** The place of a {@link placeNumber}. */
export const placeOfNumber = (number: number): StatedPlace | undefined => places[number];
