import type { EmployerApplication } from '@commons/contracts/applications/applications';
import { useCallback, useRef, useState } from 'react';
import { chosenOf, type SelectedApplication } from './desk.api';

export interface Selection {
  readonly chosen: ReadonlyMap<string, SelectedApplication>;
  /** @param through also selects everything between this row and the previous one (Shift) */
  readonly toggle: (
    row: EmployerApplication,
    rows: readonly EmployerApplication[],
    through?: boolean,
  ) => void;
  readonly set: (chosen: readonly SelectedApplication[]) => void;
  readonly clear: () => void;
}

/** The selected applications, which stay selected when the filter changes. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, SelectedApplication>>(new Map());
  const anchor = useRef<string>(undefined);
  const toggle: Selection['toggle'] = useCallback((row, rows, through = false) => {
    const from = rows.findIndex(({ id }) => id === anchor.current);
    const to = rows.findIndex(({ id }) => id === row.id);
    anchor.current = row.id;
    const between =
      through && from >= 0 ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : [row];
    setChosen((now) => {
      const next = new Map(now);
      const select = !now.has(row.id);
      for (const one of between) {
        if (select) next.set(one.id, chosenOf(one));
        else next.delete(one.id);
      }
      return next;
    });
  }, []);
  const set = useCallback(
    (all: readonly SelectedApplication[]) => setChosen(new Map(all.map((one) => [one.id, one]))),
    [],
  );
  return { chosen, toggle, set, clear: useCallback(() => setChosen(new Map()), []) };
}
