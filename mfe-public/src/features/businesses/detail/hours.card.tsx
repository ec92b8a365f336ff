import { openNow, parseHours, weekdayOf } from '@commons/contracts/business-hours';
import { type Weekday, weekdays } from '@commons/contracts/listing-lists';
import { Badge } from '@commons/ui/badge';
import { Card } from '@commons/ui/card';
import { siteTimeZone } from '@commons/web-kit/site-time-zone';
import { useEffect, useState } from 'react';
import styles from './business-cards.module.css';

interface HoursCardProps {
  readonly hours: Readonly<Record<string, string>>;
}

const dayName = (day: Weekday) => day.charAt(0).toUpperCase() + day.slice(1);

/** An empty text or 'closed' means closed (D2 §3). Any other text is shown as written, one range a line. */
function dayText(text = ''): string {
  const written = text.trim();
  if (!written || /^closed$/i.test(written)) return 'Closed';
  const ranges = parseHours(written)?.length ?? 0;
  return ranges > 1 ? written.replaceAll(/\s*[,;]\s*/g, '\n') : written;
}

/** The hours of the week, and whether it is open now when the texts can be parsed (decision A46). */
export function HoursCard({ hours }: HoursCardProps) {
  const now = useMinute();
  const zone = siteTimeZone();
  const isOpen = openNow(hours, now, zone);
  const today = weekdayOf(now, zone);
  const given = weekdays.some((day) => hours[day]?.trim());
  return (
    <Card as="section" aria-labelledby="hours-title">
      <div className={styles.head}>
        <h2 className={styles.title} id="hours-title">
          Business Hours
        </h2>
        {isOpen !== undefined && (
          <Badge data-print="hide" dot tone={isOpen ? 'green' : 'grey'}>
            {isOpen ? 'Open now' : 'Closed now'}
          </Badge>
        )}
      </div>
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
        <p className={styles.quiet}>Hours not specified</p>
      )}
    </Card>
  );
}

/** The current time, updated every minute: a page left open must not keep saying "Open now". */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
