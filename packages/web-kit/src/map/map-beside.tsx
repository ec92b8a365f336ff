import type { SearchMap } from '@commons/contracts/search/search-map';
import { Button } from '@commons/ui/button';
import { CardActions } from '@commons/ui/card';
import { MapPinIcon } from '@commons/ui/icons';
import { t } from '@commons/ui/texts';
import { useWideScreen } from '@commons/ui/use-wide-screen';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { LazyResultsMap } from './lazy-maps';
import { type MappedSearch, useSearchMap } from './map.api.js';
import styles from './map-beside.module.css';
import type { MapRow, MapSubject } from './map-subject.js';
import type { MapOpen } from './use-map-open.js';

interface Shown {
  readonly map: SearchMap | undefined;
  readonly chosen: readonly string[];
  readonly choose: (ids: readonly string[]) => void;
}

const ShownMap = createContext<Shown | undefined>(undefined);

interface MapBesideProps {
  readonly mapOpen: MapOpen;
  readonly search: MappedSearch;
  /** The rows of the list, as far as they are loaded. */
  readonly rows: readonly MapRow[];
  readonly subject: MapSubject;
  /** Searches in an area alone. */
  readonly onArea: (area: string) => void;
  /** The list. */
  readonly children: ReactNode;
}

/** The list, and where its results are: beside it, on a phone in its place. */
export function MapBeside({ mapOpen, search, children, ...rest }: MapBesideProps) {
  // Where nothing was found, the list says what else to try.
  const open = mapOpen.open && rest.rows.length > 0;
  const { data: map, isError, refetch } = useSearchMap(search, open);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const choose = (ids: readonly string[]) => setChosen(ids);
  return (
    <ShownMap value={open ? { map, chosen, choose } : undefined}>
      <div className={open ? styles.both : undefined}>
        <div className={styles.list}>{children}</div>
        {open && (
          <div className={styles.map}>
            {isError && !map ? (
              <p role="alert">
                {t('placesNotLoaded')}{' '}
                <Button onClick={() => void refetch()} size="small">
                  {t('tryAgain')}
                </Button>
              </p>
            ) : (
              <LazyResultsMap chosen={chosen} map={map} onChoose={choose} {...rest} />
            )}
          </div>
        )}
      </div>
    </ShownMap>
  );
}

/** The button of the map; none where the town has no map. */
export function MapToggle({ mapOpen }: { readonly mapOpen: MapOpen }) {
  const wide = useWideScreen();
  const { offered, open, setOpen } = mapOpen;
  if (!offered) return null;
  const close = wide ? t('hideMap') : t('showList');
  return (
    <Button aria-pressed={open} icon={<MapPinIcon />} onClick={() => setOpen(!open)} size="small">
      {open ? close : t('showMap')}
    </Button>
  );
}

interface OnMapButtonProps {
  readonly id: string;
  /** Id of the element with its name. */
  readonly nameId: string;
}

/** Beside a result while the map is shown: where it is on it. */
export function OnMapButton({ id, nameId }: OnMapButtonProps) {
  const shown = useContext(ShownMap);
  const { pins = [], areas = [] } = shown?.map ?? {};
  const isThere = pins.some((pin) => pin.id === id) || areas.some(({ ids }) => ids.includes(id));
  if (!shown || !isThere) return null;
  return (
    <CardActions>
      <Button
        aria-describedby={nameId}
        aria-pressed={shown.chosen.includes(id)}
        className={styles.onMap}
        icon={<MapPinIcon size={18} />}
        onClick={() => shown.choose([id])}
        size="small"
        variant="quiet"
      >
        {t('onMap')}
      </Button>
    </CardActions>
  );
}
