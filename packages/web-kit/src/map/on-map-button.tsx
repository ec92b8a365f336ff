import { Button } from '@commons/ui/controls/button';
import { CardActions } from '@commons/ui/lists/card';
import { MapPinIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { useSearchMap } from './map.api.js';
import styles from './on-map-button.module.css';
import type { Shown } from './shown-map.js';

export interface OnMapButtonProps {
  readonly id: string;
  /** Id of the element with its name. */
  readonly nameId: string;
}

interface ButtonProps extends OnMapButtonProps {
  readonly shown: Shown;
}

/** Button next to a result, while the map is open, that shows it there. Loaded with the map. */
export default function OnMapButton({
  id,
  nameId,
  shown: { search, chosen, choose },
}: ButtonProps) {
  const { pins = [], areas = [] } = useSearchMap(search, true).data ?? {};
  const isThere = pins.some((pin) => pin.id === id) || areas.some(({ ids }) => ids.includes(id));
  if (!isThere) return null;
  return (
    <CardActions>
      <Button
        aria-describedby={nameId}
        aria-pressed={chosen.includes(id)}
        data-on-map
        className={styles.onMap}
        icon={<MapPinIcon size={18} />}
        onClick={() => choose([id])}
        size="small"
        variant="quiet"
      >
        {t('onMap')}
      </Button>
    </CardActions>
  );
}
