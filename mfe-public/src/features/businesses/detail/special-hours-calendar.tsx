import { t } from '@commons/ui/text/texts';
import { apiAddress } from '@commons/web-kit/api/api';
import { useEffect, useState } from 'react';
import styles from './business-cards.module.css';

/** Subscription to the special hours by `webcal:`, and a file for calendars without subscriptions. */
export function SpecialHoursCalendar({ id }: { readonly id: string }) {
  const path = apiAddress('GET /business-directory/{id}/special-hours.ics', { id });
  const [host, setHost] = useState<string>();
  // The server does not know the host name the page is opened by.
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
