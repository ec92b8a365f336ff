import {
  type BusinessTimes,
  isOpen,
  type TownTime,
} from '@commons/contracts/businesses/open-state';

// The index keeps numbers beside its documents. Times become one: their place in this list, which stays for the life
// of the process. Listings with equal times share it.
const known: BusinessTimes[] = [];
const places = new Map<string, number>();

/** The times of a listing as the index keeps them; NaN when it states none. */
export function timesNumber(listing: BusinessTimes): number {
  const { business_hours, special_hours, temporarily_closed } = listing;
  if (!business_hours && !special_hours && !temporarily_closed) return Number.NaN;
  const times = { business_hours, special_hours, temporarily_closed };
  const text = JSON.stringify(times);
  const place = places.get(text) ?? known.push(times) - 1;
  places.set(text, place);
  return place;
}

/** Whether times are open; undefined when nobody can say. @param times from {@link timesNumber} */
export type OpenAt = (times: number | undefined) => boolean | undefined;

let last: { readonly minute: string; readonly answers: Map<number, boolean | undefined> };

/** Reads each time once a minute, however many searches ask. */
export function openAt(now: TownTime): OpenAt {
  const minute = `${now.date} ${now.minutes}`;
  if (last?.minute !== minute) last = { minute, answers: new Map() };
  const { answers } = last;
  return (place = Number.NaN) => {
    const times = known[place];
    if (!times) return undefined;
    if (!answers.has(place)) answers.set(place, isOpen(times, now));
    return answers.get(place);
  };
}
