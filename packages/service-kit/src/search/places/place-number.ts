/** The place of a document, as far as it says it. */
export interface StatedPlace {
  readonly zip?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
}

const numbers = new Map<string, number>();
const places: StatedPlace[] = [];

/**
 * A number for a place, the same for the same place in one process: an index keeps it in the place of three texts, and
 * nobody looks for its point before somebody searches by distance. NaN when nothing is said.
 */
export function placeNumber({ zip = '', city = '', state = '' }: StatedPlace): number {
  const code = /^\s*(\d{5})/.exec(zip)?.[1];
  if (!code && !city) return Number.NaN;
  const key = `${code ?? ''}|${city}|${state}`.toLowerCase();
  const known = numbers.get(key);
  if (known !== undefined) return known;
  numbers.set(key, places.length);
  return places.push({ zip: code, city, state }) - 1;
}

/** What {@link placeNumber} was made of. */
export const placeOfNumber = (number: number): StatedPlace | undefined => places[number];
