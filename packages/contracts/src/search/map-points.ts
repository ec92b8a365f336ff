// Limits of maps, points and their distances. No zod here: front ends import this file.

/** Degrees of latitude and longitude. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Most pins that the map of a search shows. */
export const maxPins = 500;

/** A pin further than this from the middle of its ZIP code or city has to be confirmed (decision B51). */
export const milesToConfirm = 15;

/** What is as exact as a door: 1 m. */
const pointDigits = 5;

/** A point as it is stored and shown. */
export const roundedPoint = ({ latitude, longitude }: Point): Point => ({
  latitude: Number(latitude.toFixed(pointDigits)),
  longitude: Number(longitude.toFixed(pointDigits)),
});

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
