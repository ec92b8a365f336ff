import type { Business } from '@commons/contracts/businesses/businesses';
import { Button } from '@commons/ui/controls/button';
import { MapPinIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { areaText } from '@commons/web-kit/map/area-text';
import { LazyPlaceMap } from '@commons/web-kit/map/lazy-maps';
import { siteTiles } from '@commons/web-kit/map/site-tiles';
import { useState } from 'react';
import { useArea } from '../businesses.api';
import styles from './business-cards.module.css';

/** A small map, once it is asked for: the pin of the owner, or the area of the address, which is no door. */
export function PlaceOnMap({ business }: { readonly business: Business }) {
  const tiles = siteTiles();
  const [open, setOpen] = useState(false);
  const { pin, location_info } = business;
  const { data: area, isError } = useArea(location_info, open && !pin);
  if (!tiles || (!pin && !location_info.zip_code && !location_info.city)) return null;
  const point = pin ?? area;
  return (
    <div className={styles.map} data-print="hide">
      <Button
        aria-expanded={open}
        icon={<MapPinIcon />}
        onClick={() => setOpen(!open)}
        size="small"
      >
        {open ? t('hideMap') : t('showMap')}
      </Button>
      {open && isError && <p role="alert">{t('placeNotOnMap')}</p>}
      {open && point && (
        <>
          {area && !pin && (
            <p className={styles.quiet}>
              {location_info.street_address
                ? t('approximate', { area: areaText(area.area) })
                : areaText(area.area)}
            </p>
          )}
          <LazyPlaceMap
            approximate={!pin}
            label={t('mapOf', { name: business.business_name })}
            point={point}
            tiles={tiles}
          />
        </>
      )}
    </div>
  );
}
