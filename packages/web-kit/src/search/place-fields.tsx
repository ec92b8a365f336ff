import type { FacetCount } from '@commons/contracts/search/search-summary';
import { Button } from '@commons/ui/controls/button';
import { MapPinIcon } from '@commons/ui/pictures/icons';
import { FilterSelect, PlaceFilter } from '@commons/ui/search/filter-fields';
import { t } from '@commons/ui/text/texts';
import { useState } from 'react';
import { useSession } from '../app-context.js';
import type { ChangeFilters } from '../page/address-filters.js';
import { distanceChoices } from './distance.js';
import styles from './place-fields.module.css';

interface PlaceFilters {
  readonly location: string;
  readonly within: string;
}

interface PlaceFieldsProps {
  readonly filters: PlaceFilters;
  readonly onChange: ChangeFilters<PlaceFilters>;
  /** The most frequent places in the results. */
  readonly areas: readonly FacetCount[] | undefined;
  /** The place in the account of the signed-in person. */
  readonly fetchOwnPlace: () => Promise<string | undefined>;
}

/** Initial distance of "Near me". */
const nearMiles = '10';

/** Fields for place and distance. */
export function PlaceFields({ filters, onChange, areas, fetchOwnPlace }: PlaceFieldsProps) {
  const { location, within } = filters;
  const { user } = useSession();
  return (
    <div className={styles.fields}>
      <PlaceFilter
        areas={areas}
        value={location}
        onText={(text) => onChange({ location: text }, { replace: true })}
      />
      <FilterSelect
        label={t('distance')}
        name="within"
        placeholder={t('anyDistance')}
        options={distanceChoices}
        value={within}
        {...(within && !location.trim() && { help: t('fromWhereWriteZip') })}
        onPick={(miles) => onChange({ within: miles })}
      />
      {user && (
        <NearMe
          fetchOwnPlace={fetchOwnPlace}
          onPlace={(place) => onChange({ location: place, within: within || nearMiles })}
        />
      )}
    </div>
  );
}

interface NearMeProps {
  readonly fetchOwnPlace: () => Promise<string | undefined>;
  readonly onPlace: (place: string) => void;
}

/** Searches around the place of the account, which is fetched on click only. */
function NearMe({ fetchOwnPlace, onPlace }: NearMeProps) {
  const [state, setState] = useState<'idle' | 'asking' | 'unknown'>('idle');
  const search = async () => {
    setState('asking');
    const place = (await fetchOwnPlace().catch(() => undefined))?.trim();
    setState(place ? 'idle' : 'unknown');
    if (place) onPlace(place);
  };
  return (
    <div>
      <Button
        busy={state === 'asking'}
        icon={<MapPinIcon />}
        onClick={() => void search()}
        size="small"
        variant="quiet"
      >
        {t('nearMe')}
      </Button>
      <p className={styles.note} role="status">
        {state === 'unknown' && t('accountNamesNoPlace')}
      </p>
    </div>
  );
}
