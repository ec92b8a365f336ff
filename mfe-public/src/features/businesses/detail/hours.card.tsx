import { parseHours } from '@commons/contracts/businesses/business-hours';
import { type Weekday, weekdays } from '@commons/contracts/businesses/listing-lists';
import {
  type BusinessTimes,
  closureOn,
  isOpen,
  specialDay,
  type TownTime,
  weekdayOf,
} from '@commons/contracts/businesses/open-state';
import { upperFirst } from '@commons/contracts/text/upper-first';
import { Badge } from '@commons/ui/controls/badge';
import { Card } from '@commons/ui/lists/card';
import { t, translate } from '@commons/ui/text/texts';
import { dayAndDate, hoursText } from '@commons/web-kit/businesses/open-words';
import type { ReactNode } from 'react';
import styles from './business-cards.module.css';
import { SpecialHoursCalendar } from './special-hours-calendar';

interface HoursCardProps {
  /** Offered for a business with an owner, who can state special days, once any hours are stated. */
  readonly calendarOf?: string | undefined;
  readonly times: BusinessTimes;
  readonly now: TownTime;
  /** On a phone the week is collapsed: the line below the name summarises it. */
  readonly folded?: boolean;
}

const dayName = (day: Weekday) => upperFirst(translate(day));

/** An empty text or 'closed' means closed (D2 §3). Any other text is shown as written, one range a line. */
function dayText(text = ''): string {
  const written = text.trim();
  if (!written || /^closed$/i.test(written)) return t('closed');
  const ranges = parseHours(written)?.length ?? 0;
  return hoursText(ranges > 1 ? written.replaceAll(/\s*[,;]\s*/g, '\n') : written);
}

/** The hours of the week and special days, and whether it is open now if known (decision A46). */
export function HoursCard({ times, now, calendarOf, folded = false }: HoursCardProps) {
  const open = isOpen(times, now);
  // A special day is highlighted instead of the weekday, which does not apply.
  const today = specialDay(times, now.date) ? undefined : weekdayOf(now.date);
  const { business_hours: hours = {} } = times;
  const given = weekdays.some((day) => hours[day]?.trim());
  const differs = times.temporarily_closed || (times.special_hours ?? []).length > 0;
  return (
    <Card as="section" aria-labelledby="hours-title">
      <div className={styles.head}>
        <h2 className={styles.title} id="hours-title">
          {t('businessHours')}
        </h2>
        {open !== undefined && (
          <Badge data-print="hide" dot tone={open ? 'green' : 'grey'}>
            {open ? t('openNow') : t('closedNow')}
          </Badge>
        )}
      </div>
      <Closure times={times} now={now} />
      <Folded folded={folded && given}>
        {given ? (
          <dl className={styles.hours}>
            {weekdays.map((day) => (
              <div aria-current={day === today ? 'date' : undefined} key={day}>
                <dt>{dayName(day)}</dt>
                <dd>{dayText(hours[day])}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className={styles.quiet}>{t('hoursNotSpecified')}</p>
        )}
        <SpecialDays times={times} now={now} />
        {calendarOf && (given || differs) && <SpecialHoursCalendar id={calendarOf} />}
      </Folded>
    </Card>
  );
}

function Folded({ folded, children }: { readonly folded: boolean; readonly children: ReactNode }) {
  if (!folded) return children;
  return (
    <details className={styles.folded} data-print="open">
      <summary>{t('allHours')}</summary>
      {children}
    </details>
  );
}

function Closure({ times, now }: HoursCardProps) {
  const closure = closureOn(times, now.date);
  if (!closure) return null;
  return (
    <p className={styles.closure}>
      <strong>
        {closure.reopens_on
          ? t('closedUntil', { day: dayAndDate(closure.reopens_on) })
          : t('temporarilyClosed')}
      </strong>
      {closure.note && <span>{closure.note}</span>}
    </p>
  );
}

/** The dates from today on that differ from the week. */
function SpecialDays({ times, now }: HoursCardProps) {
  const days = (times.special_hours ?? []).filter(({ date }) => date >= now.date);
  if (days.length === 0) return null;
  return (
    <>
      <h3 className={styles.subtitle}>{t('specialHours')}</h3>
      <dl className={styles.hours}>
        {days.map(({ date, hours, note }) => (
          <div aria-current={date === now.date ? 'date' : undefined} key={date}>
            <dt>
              {dayAndDate(date)}
              {note && <span className={styles.note}>{note}</span>}
            </dt>
            <dd>{dayText(hours)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
