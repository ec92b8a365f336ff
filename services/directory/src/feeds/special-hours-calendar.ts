import { parseHours } from '@commons/contracts/businesses/business-hours';
import { type BusinessTimes, closureOn, dateAfter } from '@commons/contracts/businesses/open-state';
import type { Point } from '@commons/contracts/search/map-points';
import type { Translate } from '@commons/service-kit/texts/package-texts';
import { createEvents, type DateArray, type EventAttributes } from 'ics';

/** How long past days remain listed, for calendars that sync rarely. */
const daysKept = 30;
/** Length of an open-ended closure in the calendar; extended at each request. */
const daysClosed = 7;

interface CalendarFacts {
  readonly id: string;
  readonly name: string;
  /** Address of its page. */
  readonly page: string;
  /** Coordinates of its entrance, if the owner has placed a pin. */
  readonly pin?: Point | undefined;
  /** Date in the town's time zone. */
  readonly today: string;
}

const dateArray = (date: string) => date.split('-').map(Number) as DateArray;

/**
 * A business's deviations from its weekly hours as a calendar subscription (RFC 5545): all-day events that do not mark
 * the reader as busy.
 */
export function specialHoursCalendar(
  times: BusinessTimes,
  { id, name, page, pin, today }: CalendarFacts,
  t: Translate,
): string {
  const event = (key: string, from: string, to: string, facts: Partial<EventAttributes>) => ({
    uid: `${key}.${id}@${new URL(page).host}`,
    start: dateArray(from),
    end: dateArray(to),
    url: page,
    busyStatus: 'FREE' as const,
    transp: 'TRANSPARENT' as const,
    ...(pin && { geo: { lat: pin.latitude, lon: pin.longitude } }),
    ...facts,
  });
  const days = (times.special_hours ?? [])
    .filter(({ date }) => date >= dateAfter(today, -daysKept) && !closureOn(times, date))
    .map(({ date, hours, note }) => {
      const isClosed = parseHours(hours)?.length === 0;
      return event(date, date, dateAfter(date, 1), {
        title: isClosed ? t('dayClosed', { name }) : t('dayHours', { name, hours }),
        ...(note && { description: note }),
      });
    });
  const closure = closureOn(times, today);
  const closed = closure
    ? [
        event('closed', today, closure.reopens_on ?? dateAfter(today, daysClosed), {
          title: t('closedForNow', { name }),
          ...(closure.note && { description: closure.note }),
        }),
      ]
    : [];
  const { error, value } = createEvents([...days, ...closed], {
    productId: 'commons',
    calName: t('specialHoursOf', { name }),
  });
  if (!value) throw error ?? new Error('no calendar');
  return value;
}
