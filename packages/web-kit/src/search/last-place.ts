import { deviceStorage } from '../page/browser-storage.js';

const storeKey = 'commons-place';

/** Remembers the place that distances are measured from, as the server names it: "Chattanooga, TN 37403". */
export function rememberPlace(place: string): void {
  deviceStorage.set(storeKey, place);
}

/** The place of the last search around one, in any tab. */
export function lastPlace(): string | undefined {
  return deviceStorage.get(storeKey) || undefined;
}

/** On sign-out: the next person at the computer may be in another place. */
export function forgetPlace(): void {
  deviceStorage.remove(storeKey);
}

/** The parts of such a name. */
export function statedPlace(place: string) {
  const zip_code = /\d{5}$/.exec(place)?.[0];
  if (zip_code) return { zip_code };
  const [city = '', state = ''] = place.split(', ');
  return { city, state };
}
