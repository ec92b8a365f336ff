import { Button } from '@commons/ui/controls/button';
import { useWideScreen } from '@commons/ui/layout/use-wide-screen';
import { MapPinIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { type ReactNode, useContext, useState } from 'react';
import { LazyMapPane, LazyOnMapButton } from './lazy-maps';
import styles from './list-with-map.module.css';
import type { MappedSearch } from './map.api.js';
import type { MapPaneProps } from './map-pane';
import type { OnMapButtonProps } from './on-map-button';
import { ShownMap } from './shown-map.js';
import type { MapOpen } from './use-map-open.js';

interface ListWithMapProps extends Omit<MapPaneProps, 'shown'> {
  readonly mapOpen: MapOpen;
  readonly search: MappedSearch;
  /** The list. */
  readonly children: ReactNode;
}

/** A list with a map of its results: next to it, or in place of it on a phone. */
export function ListWithMap({ mapOpen, search, children, ...rest }: ListWithMapProps) {
  // Where nothing was found, the list says what else to try.
  const open = mapOpen.open && rest.rows.length > 0;
  const [chosen, choose] = useState<readonly string[]>([]);
  const shown = open ? { search, chosen, choose } : undefined;
  return (
    <ShownMap value={shown}>
      <div className={shown && styles.both}>
        <div className={styles.list}>{children}</div>
        {shown && (
          <div className={styles.map}>
            <LazyMapPane shown={shown} {...rest} />
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

/** Next to a result: where it is on the map, while one is shown. */
export function OnMapButton(props: OnMapButtonProps) {
  const shown = useContext(ShownMap);
  return shown ? <LazyOnMapButton shown={shown} {...props} /> : null;
}
