const storeKey = 'commons-place';

/** Remembers the place that distances are measured from, as the server names it: "Chattanooga, TN 37403". */
export function rememberPlace(place: string): void {
  try {
    localStorage.setItem(storeKey, place);
  } catch {
    // Without storage it is forgotten.
  }
}

/** The place of the last search around one, in any tab. */
export function lastPlace(): string | undefined {
  try {
    return localStorage.getItem(storeKey) || undefined;
  } catch {
    return undefined;
  }
}

/** On sign-out: the next person at the computer may be in another place. */
export function forgetPlace(): void {
  localStorage.removeItem(storeKey);
}

/** The parts of such a name. */
export function statedPlace(place: string) {
  const zip_code = /\d{5}$/.exec(place)?.[0];
  if (zip_code) return { zip_code };
  const [city = '', state = ''] = place.split(', ');
  return { city, state };
}
