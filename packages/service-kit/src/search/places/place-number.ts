import type { Point } from '@commons/contracts/search/map-points';
import { type StatedPlace, usPlaces } from './us-places.js';

const numbers = new Map<string, number>();
const places: StatedPlace[] = [];

/**
 * How many spellings are numbered as they are stated, without the table of places, which only searches by distance
 * need. Beyond that, what people may type has no end: only known places get a number, one for all their spellings.
 */
const maxSpellings = 20_000;

/**
 * A number for a place, stable within a process: an index stores it instead of three texts, and coordinates are only
 * looked up for a search by distance. NaN without a place.
 */
export function placeNumber({ pin, zip = '', city = '', state = '' }: StatedPlace): number {
  if (pin) return pinNumber(pin);
  const code = /^\s*(\d{5})/.exec(zip)?.[1];
  if (!code && !city) return Number.NaN;
  const stated = { zip: code, city, state };
  const key = `${code ?? ''}|${city}|${state}`.toLowerCase();
  const known = numbers.get(key);
  if (known !== undefined) return known;
  if (places.length < maxSpellings) return numbered(key, stated);
  const area = usPlaces().areaOf(stated)?.area;
  if (!area) return Number.NaN;
  return numbers.get(area) ?? numbered(area, stated);
}

/** The place of a {@link placeNumber}. */
export const placeOfNumber = (number: number): StatedPlace | undefined =>
  number < 0 ? { pin: pinOf(number) } : places[number];

function numbered(key: string, place: StatedPlace): number {
  numbers.set(key, places.length);
  return places.push(place) - 1;
}

/** Steps of a degree, about a metre; a pin is its own number, below zero, and needs no table. */
const steps = 100_000;
const longitudes = 360 * steps + 1;

const pinNumber = ({ latitude, longitude }: Point): number =>
  -1 - Math.round((latitude + 90) * steps) * longitudes - Math.round((longitude + 180) * steps);

function pinOf(number: number): Point {
  const place = -1 - number;
  return {
    latitude: Math.floor(place / longitudes) / steps - 90,
    longitude: (place % longitudes) / steps - 180,
  };
}
