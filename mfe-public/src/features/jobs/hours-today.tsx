import {
  type BusinessTimes,
  openState,
  townTime,
  weekdayOf,
} from '@commons/contracts/businesses/open-state';
import { ClockIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { townTimeZone } from '@commons/ui/text/town-time-zone';
import { hoursText, openWords } from '@commons/web-kit/businesses/open-words';
import styles from './hours-today.module.css';

/** 'Open · closes 3 PM'; nothing when the business states no hours. */
export function HoursToday({ times }: { readonly times: BusinessTimes }) {
  const text = todayText(times, new Date(), townTimeZone());
  if (!text) return null;
  return (
    <p className={styles.line}>
      <ClockIcon className={styles.icon} size={18} /> {text}
    </p>
  );
}

/** Whether it is open, in words; unparseable hours are shown as written, and undefined without any. */
export function todayText(times: BusinessTimes, moment: Date, zone?: string): string | undefined {
  const now = townTime(moment, zone);
  const words = openWords(openState(times, now), now);
  if (words) return [words.word, words.next].filter(Boolean).join(' · ');
  const written = times.business_hours?.[weekdayOf(now.date)]?.trim();
  return written ? t('today', { hours: hoursText(written) }) : undefined;
}
