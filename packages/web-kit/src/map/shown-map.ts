import { createContext } from 'react';
import type { MappedSearch } from './map.api.js';

/** The map next to a list, for the rows of the list. */
export interface Shown {
  readonly search: MappedSearch;
  /** Rows chosen in the list or on the map. */
  readonly chosen: readonly string[];
  readonly choose: (ids: readonly string[]) => void;
}

/** Undefined while no map is shown. */
export const ShownMap = createContext<Shown | undefined>(undefined);
