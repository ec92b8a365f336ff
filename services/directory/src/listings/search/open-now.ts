import {
  type BusinessTimes,
  isOpen,
  type TownTime,
} from '@commons/contracts/businesses/open-state';

// The index stores numbers. Hours are represented by their position in this list, which lives as long as the process;
// equal hours share it.
const known: BusinessTimes[] = [];
const places = new Map<string, number>();

/** The hours of a listing in the form of the index; NaN without any. */
export function timesNumber(listing: BusinessTimes): number {
  const { business_hours, special_hours, temporarily_closed } = listing;
  if (!business_hours && !special_hours && !temporarily_closed) return Number.NaN;
  const times = { business_hours, special_hours, temporarily_closed };
  const text = JSON.stringify(times);
  const place = places.get(text) ?? known.push(times) - 1;
  places.set(text, place);
  return place;
}

/** Whether it is open; undefined when unknown. @param times from {@link timesNumber} */
export type OpenAt = (times: number | undefined) => boolean | undefined;

let last: { readonly minute: string; readonly answers: Map<number, boolean | undefined> };

/** Cached for a minute. */
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
