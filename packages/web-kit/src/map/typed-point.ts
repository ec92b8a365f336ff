import { type Point, roundedPoint } from '@commons/contracts/search/map-points';

const decimal = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
const forms = [
  // "35.0456, -85.3097", with a degree sign and the letters of the sky's directions or without
  new RegExp(`^${decimal}°?\\s*([NS])?[\\s,;]+${decimal}°?\\s*([EWO])?$`, 'i'),
  // Addresses of OpenStreetMap and of Google Maps
  new RegExp(`[?&]mlat=${decimal}()&mlon=${decimal}`),
  new RegExp(`#map=[\\d.]+/${decimal}()/${decimal}`),
  new RegExp(`@${decimal}(),${decimal}`),
  new RegExp(`[?&](?:q|query|ll|destination)=${decimal}()(?:,|%2C)${decimal}`, 'i'),
];

/** Reads latitude and longitude as people type them, or the address of a map that they paste; undefined for others. */
export function typedPoint(text: string): Point | undefined {
  for (const form of forms) {
    const [, latitude, north, longitude, east] = form.exec(text.trim()) ?? [];
    if (latitude === undefined || longitude === undefined) continue;
    const point = {
      latitude: Number(latitude) * (/s/i.test(north ?? '') ? -1 : 1),
      longitude: Number(longitude) * (/[wo]/i.test(east ?? '') ? -1 : 1),
    };
    const isOnEarth = Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180;
    return isOnEarth ? roundedPoint(point) : undefined;
  }
  return undefined;
}

/** As {@link typedPoint} reads it again: '35.0456, -85.3097'. */
export const pointText = ({ latitude, longitude }: Point): string => `${latitude}, ${longitude}`;
