import {
  type BusinessTimes,
  isOpen,
  type TownTime,
} from '@commons/contracts/businesses/open-state';

// Equal hours share one object, because many imported listings have the same. The indexes hold it, so that hours which
// no listing has any more are freed.
const shared = new Map<string, WeakRef<BusinessTimes>>();
const freed = new FinalizationRegistry<string>((text) => {
  if (!shared.get(text)?.deref()) shared.delete(text);
});

/** The hours of a listing as the index keeps them; undefined without any. */
export function timesOf(listing: BusinessTimes): BusinessTimes | undefined {
  const { business_hours, special_hours, temporarily_closed } = listing;
  if (!business_hours && !special_hours && !temporarily_closed) return undefined;
  const times = { business_hours, special_hours, temporarily_closed };
  const text = JSON.stringify(times);
  const known = shared.get(text)?.deref();
  if (known) return known;
  shared.set(text, new WeakRef(times));
  freed.register(times, text);
  return times;
}

/** Whether it is open; undefined when unknown. @param times from {@link timesOf} */
export type OpenAt = (times: BusinessTimes | undefined) => boolean | undefined;

let last: {
  readonly minute: string;
  readonly answers: WeakMap<BusinessTimes, { readonly open: boolean | undefined }>;
};

/** Cached for a minute. */
export function openAt(now: TownTime): OpenAt {
  const minute = `${now.date} ${now.minutes}`;
  if (last?.minute !== minute) last = { minute, answers: new WeakMap() };
  const { answers } = last;
  return (times) => {
    if (!times) return undefined;
    const known = answers.get(times) ?? { open: isOpen(times, now) };
    answers.set(times, known);
    return known.open;
  };
}
