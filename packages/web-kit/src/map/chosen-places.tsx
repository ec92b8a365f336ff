import type { MapPin, SearchMap } from '@commons/contracts/search/search-map';
import { Button } from '@commons/ui/controls/button';
import { Rating } from '@commons/ui/rating/rating';
import { t, translate } from '@commons/ui/text/texts';
import { Link } from '@commons/web-kit/router';
import { useEffect, useRef } from 'react';
import { areaText } from './area-text.js';
import type { MapRow, MapSubject } from './map-subject.js';
import type { MapItem } from './points-map.js';
import styles from './results-map.module.css';

interface ChosenPlacesProps {
  readonly items: readonly MapItem[];
  readonly map: SearchMap;
  readonly rows: readonly MapRow[];
  readonly subject: MapSubject;
  readonly onArea: (area: string) => void;
}

/** Most results named for one marker. */
const maxNamed = 5;

/** The items at the pressed marker. */
export function ChosenPlaces({ items, map, ...rest }: ChosenPlacesProps) {
  const place = useRef<HTMLDivElement>(null);
  const chosen = items.map(({ id }) => id).join();
  // On a phone the map fills the screen: what was tapped would be named below it, unseen.
  useEffect(() => {
    if (chosen) place.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <div aria-live="polite" ref={place}>
      {chosen && (
        <div className={styles.chosen}>
          {items.map(({ id }) => {
            const pin = map.pins.find((one) => one.id === id);
            const area = map.areas.find((one) => id === `area ${one.area}`);
            if (pin) return <PinPlace key={id} pin={pin} subject={rest.subject} />;
            return area && <AreaPlace area={area} key={id} {...rest} />;
          })}
        </div>
      )}
    </div>
  );
}

interface PinPlaceProps {
  readonly pin: MapPin;
  readonly subject: MapSubject;
}

function PinPlace({ pin, subject }: PinPlaceProps) {
  const { id, name, category, average_rating = 0, total_reviews = 0 } = pin;
  return (
    <div className={styles.place}>
      <Link className={styles.name} to={subject.addressOf(id)}>
        {name}
      </Link>
      {total_reviews > 0 && <Rating count={total_reviews} showValue value={average_rating} />}
      {category && <p className={styles.note}>{translate(category)}</p>}
    </div>
  );
}

interface AreaPlaceProps extends Omit<ChosenPlacesProps, 'items' | 'map'> {
  readonly area: SearchMap['areas'][number];
}

/** How many are in an area, the first of them, and a way to list them all. */
function AreaPlace({ area, rows, subject, onArea }: AreaPlaceProps) {
  const named = rows.filter(({ id }) => area.ids.includes(id)).slice(0, maxNamed);
  return (
    <div className={styles.place}>
      <p className={styles.name}>{areaText(area.area)}</p>
      <p className={styles.note}>{subject.counted(area.total)}</p>
      <ul>
        {named.map(({ id, name }) => (
          <li key={id}>
            <Link to={subject.addressOf(id)}>{name}</Link>
          </li>
        ))}
      </ul>
      <Button onClick={() => onArea(area.area)} size="small">
        {t('listThese')}
      </Button>
    </div>
  );
}
