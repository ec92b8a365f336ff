// Whether a business is open: its week, its special days and a temporary closure, on the town's clock. No zod here:
// front ends import this file.

import { dayMs } from '../durations.js';
import { dayMinutes, type OpenRange, parseHours } from './business-hours.js';
import { type Weekday, weekdays } from './listing-lists.js';

/** A date with hours that differ from the week's. */
export interface SpecialDay {
  /** '2026-12-24' */
  readonly date: string;
  /** As a day of `business_hours`: 'closed', or the hours. */
  readonly hours: string;
  /** 'Christmas Eve' */
  readonly note?: string | undefined;
}

/** Closed every day from now on. */
export interface TemporaryClosure {
  /** First day on which it is open again; absent when unknown. */
  readonly reopens_on?: string | undefined;
  readonly note?: string | undefined;
}

/** Everything that determines when a business is open. */
export interface BusinessTimes {
  readonly business_hours?: Readonly<Record<string, string | undefined>> | undefined;
  readonly special_hours?: readonly SpecialDay[] | undefined;
  readonly temporarily_closed?: TemporaryClosure | undefined;
}

/** A moment on the clock of a town. */
export interface TownTime {
  /** '2026-11-23' */
  readonly date: string;
  /** Minutes since midnight. */
  readonly minutes: number;
}

/** Formats of the time zones that were asked for: to create one takes much longer than to use it. */
const townClocks = new Map<string, Intl.DateTimeFormat>();

function townClock(timeZone?: string): Intl.DateTimeFormat {
  const known = townClocks.get(timeZone ?? '');
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    ...(timeZone && { timeZone }),
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: 'numeric', minute: 'numeric', hourCycle: 'h23' },
  });
  // The reader's own zone may change.
  if (timeZone) townClocks.set(timeZone, clock);
  return clock;
}

/**
 * @param timeZone IANA name, e.g. 'America/Chicago'; default the reader's own
 * @throws RangeError for an unknown time zone
 */
export function townTime(moment: Date, timeZone?: string): TownTime {
  const parts = townClock(timeZone).formatToParts(moment);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/** The midnight in UTC that starts this date, in ms. */
export const midnightOf = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** The date some days later; earlier with a negative number. */
export const dateAfter = (date: string, days: number): string =>
  new Date(midnightOf(date) + days * dayMs).toISOString().slice(0, 10);

/** The weekday of a date, as a key of `business_hours`. */
export const weekdayOf = (date: string): Weekday =>
  weekdays[(new Date(midnightOf(date)).getUTCDay() + 6) % 7] ?? 'monday';

/** The special day of a date. */
export const specialDay = (times: BusinessTimes, date: string): SpecialDay | undefined =>
  times.special_hours?.find((day) => day.date === date);

/** The closure, if it holds on this date. */
export function closureOn(
  { temporarily_closed: closure }: BusinessTimes,
  date: string,
): TemporaryClosure | undefined {
  if (!closure) return undefined;
  return closure.reopens_on === undefined || date < closure.reopens_on ? closure : undefined;
}

const hasWeek = ({ business_hours: hours = {} }: BusinessTimes) =>
  weekdays.some((day) => hours[day]?.trim());

/** The hours of a date; undefined when unstated or unparseable. */
function hoursOn(times: BusinessTimes, date: string): OpenRange[] | undefined {
  if (closureOn(times, date)) return [];
  const special = specialDay(times, date);
  if (special) return parseHours(special.hours);
  return hasWeek(times) ? parseHours(times.business_hours?.[weekdayOf(date)]) : undefined;
}

/** Ranges that started yesterday are ignored after this minute. */
const latestNightEnd = 360;

/** The range that holds at this moment, in minutes of the current day. */
function presentRange(times: BusinessTimes, { date, minutes }: TownTime): OpenRange | undefined {
  const yesterday = (hoursOn(times, dateAfter(date, -1)) ?? []).map(({ from, to }) => ({
    from: from - dayMinutes,
    to: to - dayMinutes,
  }));
  return [...(hoursOn(times, date) ?? []), ...yesterday].find(
    ({ from, to }) => from <= minutes && minutes < to,
  );
}

/** @returns undefined when hours are absent or unparseable */
export function isOpen(times: BusinessTimes, now: TownTime): boolean | undefined {
  if (presentRange(times, now)) return true;
  const isKnown = (date: string) => hoursOn(times, date) !== undefined;
  // A business with nothing but a special day is not known to be closed on the day before it.
  const night = now.minutes < latestNightEnd && hasWeek(times);
  return isKnown(now.date) && (!night || isKnown(dateAfter(now.date, -1))) ? false : undefined;
}

/** The state of a business, as displayed. */
export type OpenState =
  | { readonly kind: 'unknown' }
  /** `at`: closing time; absent around the clock. */
  | { readonly kind: 'open'; readonly at?: TownTime }
  /** `at`: next opening time; absent when unknown. */
  | { readonly kind: 'closed'; readonly at?: TownTime; readonly note?: string | undefined }
  | { readonly kind: 'closed for now'; readonly reopens?: string | undefined };

/** Number of days to look ahead. */
const daysAhead = 21;

/** Whether the business is open at this moment, and when that changes. @param now in the time zone of the town */
export function openState(times: BusinessTimes, now: TownTime): OpenState {
  const closure = closureOn(times, now.date);
  if (closure) return { kind: 'closed for now', reopens: closure.reopens_on };
  const range = presentRange(times, now);
  if (range) return { kind: 'open', ...closing(times, now.date, range) };
  if (isOpen(times, now) === undefined) return { kind: 'unknown' };
  const note = specialDay(times, now.date)?.note;
  return { kind: 'closed', ...nextOpening(times, now), ...(note && { note }) };
}

/** Midnight is not a closing time where the next day continues. */
function closing(times: BusinessTimes, date: string, { to }: OpenRange): { at?: TownTime } {
  let end = to;
  for (let day = 1; day <= 7 && end >= day * dayMinutes; day += 1) {
    const next = (hoursOn(times, dateAfter(date, day)) ?? []).find(
      ({ from }) => from <= end - day * dayMinutes,
    );
    if (next) end = Math.max(end, next.to + day * dayMinutes);
  }
  return end >= 7 * dayMinutes ? {} : { at: momentAt(date, end) };
}

const momentAt = (date: string, minutes: number): TownTime => ({
  date: dateAfter(date, Math.floor(minutes / dayMinutes)),
  minutes: minutes % dayMinutes,
});

function nextOpening(times: BusinessTimes, { date, minutes }: TownTime): { at?: TownTime } {
  for (let day = 0; day <= daysAhead; day += 1) {
    const ranges = hoursOn(times, dateAfter(date, day));
    // The hours of that day are unknown.
    if (!ranges) return {};
    const next = ranges.find(({ from }) => day > 0 || from > minutes);
    if (next) return { at: momentAt(date, next.from + day * dayMinutes) };
  }
  return {};
}
