// Limits of maps and points. No zod here: front ends import this file.

/** Degrees of latitude and longitude. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Most pins that the map of a search shows. */
export const mostPins = 500;

/** A pin further than this from the middle of its ZIP code or city has to be confirmed (decision B51). */
export const milesToConfirm = 15;

/** What is as exact as a door: 1 m. */
const pointDigits = 5;

/** A point as it is stored and shown. */
export const roundedPoint = ({ latitude, longitude }: Point): Point => ({
  latitude: Number(latitude.toFixed(pointDigits)),
  longitude: Number(longitude.toFixed(pointDigits)),
});
