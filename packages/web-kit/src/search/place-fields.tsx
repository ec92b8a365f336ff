import type { FacetCount } from '@commons/contracts/search/search-summary';
import { Button } from '@commons/ui/button';
import { FilterSelect, PlaceFilter } from '@commons/ui/filter-fields';
import { MapPinIcon } from '@commons/ui/icons';
import { t } from '@commons/ui/texts';
import { useState } from 'react';
import type { ChangeFilters } from '../address-filters.js';
import { useSession } from '../app-context.js';
import { distanceChoices } from './distance.js';
import styles from './place-fields.module.css';

interface PlaceFilters {
  readonly location: string;
  readonly within: string;
}

interface PlaceFieldsProps {
  readonly filters: PlaceFilters;
  readonly onChange: ChangeFilters<PlaceFilters>;
  /** Where most of what was searched is. */
  readonly areas: readonly FacetCount[] | undefined;
  /** The place that the account of the signed-in person names. */
  readonly fetchOwnPlace: () => Promise<string | undefined>;
}

/** How far "Near me" goes until another distance is chosen. */
const nearMiles = '10';

/** Where, and how far from there. */
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

/** Searches around the place of one's account. It is asked for by the press, not before. */
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
