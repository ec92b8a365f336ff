import type { Business } from '@commons/contracts/businesses/businesses';
import { milesBetween } from '@commons/contracts/search/map-points';
import { t } from '@commons/ui/text/texts';
import { useLocation } from '@commons/web-kit/router';
import { distanceText } from '@commons/web-kit/search/distance';
import { lastPlace, statedPlace } from '@commons/web-kit/search/last-place';
import { useArea } from '../businesses.api';
import styles from './business-cards.module.css';

/** How far a business is from the place of the list that one came from, else of the last search around a place. */
export function Distance({ business }: { readonly business: Business }) {
  const { list = '', miles } = (useLocation().state ?? {}) as { list?: string; miles?: number };
  const from = new URLSearchParams(list.split('?')[1]).get('location');
  if (from && typeof miles === 'number') return <Words from={from} miles={miles} />;
  const place = lastPlace();
  return place ? <FromLastPlace business={business} place={place} /> : null;
}

function FromLastPlace({ business, place }: { readonly business: Business; place: string }) {
  const { pin, location_info } = business;
  const { zip_code, city } = location_info;
  const near = useArea(statedPlace(place), true);
  const area = useArea(location_info, !pin && Boolean(zip_code || city));
  const point = pin ?? area.data;
  if (!near.data || !point) return null;
  return <Words from={place} miles={milesBetween(near.data, point)} />;
}

function Words({ from, miles }: { readonly from: string; readonly miles: number }) {
  return (
    <span className={styles.distance}>
      {t('distanceFrom', { distance: distanceText(miles) ?? '', from })}
    </span>
  );
}
