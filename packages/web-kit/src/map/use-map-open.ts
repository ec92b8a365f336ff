import { useEffect, useState } from 'react';
import { visitStorage } from '../page/browser-storage.js';
import { siteTiles } from './site-tiles.js';

/** Stored per tab, so that the map is still open after returning from a result. */
const key = 'commons-map';

export interface MapOpen {
  /** Whether the town has a map at all. */
  readonly offered: boolean;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
}

/** Whether the map is shown: only after its button was pressed in this tab, because tiles reveal the visitor to another site. */
export function useMapOpen(): MapOpen {
  const offered = siteTiles() !== undefined;
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (offered && visitStorage.get(key)) setOpen(true);
  }, [offered]);
  return {
    offered,
    open: offered && open,
    setOpen: (next) => {
      setOpen(next);
      if (next) visitStorage.set(key, '1');
      else visitStorage.remove(key);
    },
  };
}
