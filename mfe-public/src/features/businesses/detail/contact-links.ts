import type { Business } from '@commons/contracts/businesses/businesses';

/** A mailto link to this address only: characters that could add headers are encoded. */
export const mailAddress = (email: string | undefined): string | undefined =>
  email?.trim() ? `mailto:${encodeURIComponent(email.trim()).replaceAll('%40', '@')}` : undefined;

/** Street, then 'city, state zip', each when known. */
export function addressLines({ location_info, location }: Business): string[] {
  const { street_address, city, state, zip_code } = location_info;
  const place = [city, [state, zip_code].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const lines = [street_address, place].filter((line): line is string => Boolean(line));
  return lines.length > 0 || !location ? lines : [location];
}

/** Opens the phone's map app, or one in the browser; undefined where only a town is known. */
export function directionsAddress(business: Business): string | undefined {
  const { pin } = business;
  if (pin) return directionsTo(`${pin.latitude},${pin.longitude}`);
  if (!business.location_info.street_address) return undefined;
  const to = [business.business_name, ...addressLines(business)].join(', ');
  return directionsTo(to);
}

const directionsTo = (place: string) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`;

/** A link to a free map. The page itself loads nothing from there. */
export function mapAddress(business: Business): string | undefined {
  const { pin } = business;
  if (pin) {
    const { latitude, longitude } = pin;
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`;
  }
  const lines = addressLines(business);
  if (lines.length === 0) return undefined;
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(lines.join(', '))}`;
}
