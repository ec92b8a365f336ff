import { minuteMs } from '@commons/contracts/durations';
import { isTimeZone } from '@commons/contracts/portal/time-zone-name';

/** The time zone of this process; UTC where the machine's setting is unusable. */
export function ownTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone && isTimeZone(timeZone) ? timeZone : 'UTC';
}

/** Cached by time zone: creating a format takes longer than using it. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    ...{ timeZone, year: 'numeric', month: 'numeric', day: 'numeric' },
  });
  dayFormats.set(timeZone, made);
  return made;
}

/**
 * The day that a moment falls on in a time zone. The town's days, weeks and months are based on it.
 * @param timeZone IANA name
 * @returns midnight UTC of that day: for date arithmetic in UTC, not a moment in time
 */
export function calendarDay(at: Date, timeZone: string): Date {
  const shown = dayFormat(timeZone).formatToParts(at);
  const part = (type: string) => Number(shown.find((one) => one.type === type)?.value);
  return new Date(Date.UTC(part('year'), part('month') - 1, part('day')));
}

/** The same day as text, e.g. 2026-11-21. */
export const isoDay = (at: Date, timeZone: string): string =>
  calendarDay(at, timeZone).toISOString().slice(0, 10);

/**
 * The moment at which the clock of a time zone shows a time. A time that occurs twice, or that the clock leaves out, is
 * one of those beside it.
 * @param clock the time as if it were UTC
 * @param timeZone IANA name
 */
export function momentOnClock(clock: Date, timeZone: string): Date {
  // How far the clock is ahead of UTC at a moment; the second guess is right unless the clock is changed then.
  const ahead = (at: number) => {
    const shown = Date.parse(`${isoMinute(new Date(at), timeZone).replace(' ', 'T')}Z`);
    return shown - Math.floor(at / minuteMs) * minuteMs;
  };
  const guess = clock.getTime() - ahead(clock.getTime());
  return new Date(clock.getTime() - ahead(guess));
}

/** Cached by time zone, like the days. */
const clockFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * A moment on the clock of a time zone as spreadsheets read it, e.g. 2026-11-21 18:05.
 * @param timeZone IANA name
 */
export function isoMinute(at: Date, timeZone: string): string {
  const known = clockFormats.get(timeZone);
  const format =
    known ??
    new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      ...{ timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    });
  if (!known) clockFormats.set(timeZone, format);
  return `${isoDay(at, timeZone)} ${format.format(at)}`;
}
