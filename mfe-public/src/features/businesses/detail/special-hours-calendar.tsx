import { t } from '@commons/ui/texts';
import { useEffect, useState } from 'react';
import styles from './business-cards.module.css';

/** The special hours to subscribe to, which calendars do by `webcal:`, and as a file for those that cannot. */
export function SpecialHoursCalendar({ id }: { readonly id: string }) {
  const path = `/api/business-directory/${id}/special-hours.ics`;
  const [host, setHost] = useState<string>();
  // The server that renders the page does not know by which name it is read.
  useEffect(() => setHost(window.location.host), []);
  return (
    <p className={styles.calendar} data-print="hide">
      {t('specialHoursCalendar')}
      <a href={host ? `webcal://${host}${path}` : path} type="text/calendar">
        {t('subscribe')}
      </a>
      <a download href={path} type="text/calendar">
        {t('download')}
      </a>
    </p>
  );
}
