import { useEffect, useState } from 'react';
import { siteTiles } from './site-tiles.js';

/** For this tab and visit: who comes back from a result finds the map as it was left. */
const key = 'commons-map';

export interface MapOpen {
  /** Whether the town has a map at all. */
  readonly offered: boolean;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
}

/** Whether the map is shown: only after somebody has pressed its button in this tab, for it tells another site of them. */
export function useMapOpen(): MapOpen {
  const offered = siteTiles() !== undefined;
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (offered && sessionStorage.getItem(key)) setOpen(true);
  }, [offered]);
  return {
    offered,
    open: offered && open,
    setOpen: (next) => {
      setOpen(next);
      if (next) sessionStorage.setItem(key, '1');
      else sessionStorage.removeItem(key);
    },
  };
}
