import { openNow, parseHours, weekdayOf } from '@commons/contracts/business-hours';
import { weekdays } from '@commons/contracts/listing-lists';
import { ClockIcon } from '@commons/ui/icons';
import { siteTimeZone } from '@commons/web-kit/site-time-zone';
import styles from './hours-today.module.css';

interface HoursTodayProps {
  readonly hours: Readonly<Record<string, string>>;
}

/** 'Open now · today 7 AM - 3 PM'; nothing where the business gives no hours. */
export function HoursToday({ hours }: HoursTodayProps) {
  const text = todayText(hours, new Date(), siteTimeZone());
  if (!text) return null;
  return (
    <p className={styles.line}>
      <ClockIcon className={styles.icon} size={18} /> {text}
    </p>
  );
}

/** The hours of a day in words; undefined when none are given for the week. */
export function todayText(
  hours: HoursTodayProps['hours'],
  now: Date,
  zone?: string,
): string | undefined {
  if (!weekdays.some((day) => hours[day]?.trim())) return undefined;
  const written = hours[weekdayOf(now, zone)]?.trim();
  if (parseHours(written)?.length === 0) {
    return openNow(hours, now, zone) ? 'Open now' : 'Closed today';
  }
  const isOpen = openNow(hours, now, zone);
  const state = isOpen === undefined ? 'Today' : isOpen ? 'Open now · today' : 'Closed now · today';
  return `${state} ${written}`;
}
