import { dayMs, hourMs } from '@commons/contracts/durations';
import type { SearchAlertFrequency } from '@commons/contracts/jobs/saved-search-lists';
import { calendarDay } from '@commons/service-kit/config/time-zone';

/** Hour of the town's day from which mails are sent. */
const mailHour = 7;
const monday = 1;

/** The hour of a moment in a time zone. */
const hourOf = (at: Date, timeZone: string) =>
  Number(
    new Intl.DateTimeFormat('en-US-u-nu-latn', {
      timeZone,
      hour: 'numeric',
      hourCycle: 'h23',
    }).format(at),
  );

/** The next morning, or the next Monday morning, of the town. @param timeZone IANA name */
export function nextMail(now: Date, frequency: SearchAlertFrequency, timeZone: string): Date {
  const today = calendarDay(now, timeZone);
  // Hour by hour, so that daylight saving time needs no special rule.
  for (let at = Math.ceil(now.getTime() / hourMs) * hourMs; ; at += hourMs) {
    const moment = new Date(at);
    const day = calendarDay(moment, timeZone);
    if (day.getTime() - today.getTime() > 8 * dayMs) return moment;
    const isDay = frequency === 'daily' || day.getUTCDay() === monday;
    if (at > now.getTime() && isDay && hourOf(moment, timeZone) === mailHour) return moment;
  }
}
