/**
 * The time zone for dates while the server renders a page: that of the town, which the renderer sets. Undefined in a
 * browser, where Intl then uses the reader's own zone; elements with such a date need `suppressHydrationWarning`.
 */
export const serverTimeZone = (): string | undefined =>
  (globalThis as { commonsSite?: { 'time-zone': string } }).commonsSite?.['time-zone'];
