import { useSession } from '@commons/web-kit/app-context';
import { useState } from 'react';
import type { Values } from '../calculator';

/** A calculation that a person named and saved. */
export interface Saved<Name extends string> {
  readonly id: string;
  readonly name: string;
  readonly values: Values<Name>;
}

/** Enough to compare, and little enough for the browser's storage. */
export const maxSaved = 20;
/** Longest name of one. */
export const longestName = 60;

const isText = (value: unknown): value is string => typeof value === 'string';

/** The stored calculations, without those that this version cannot read. */
function read<Name extends string>(key: string, empty: Values<Name>): readonly Saved<Name>[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.slice(0, maxSaved).flatMap((one: Partial<Saved<Name>> | null) => {
      if (!one || !isText(one.id) || !isText(one.name) || !one.values) return [];
      const typed: Readonly<Record<string, unknown>> = one.values;
      const known = Object.entries<string>(empty).map(([name, none]) => {
        const text = typed[name];
        return [name, isText(text) ? text : none];
      });
      return [{ id: one.id, name: one.name, values: Object.fromEntries(known) as Values<Name> }];
    });
  } catch {
    return [];
  }
}

/**
 * Saved calculations, per browser and account. `change` returns false where the browser cannot store them (quota
 * exceeded, or storage is off); they then last until the page is left.
 */
export function useSaved<Name extends string>(page: string, empty: Values<Name>) {
  const owner = useSession().user?.id ?? 'guest';
  const key = `commons:calculations:${owner}:${page}`;
  const [state, setState] = useState(() => ({ key, list: read(key, empty) }));
  if (state.key !== key) setState({ key, list: read(key, empty) });
  const change = (next: (list: readonly Saved<Name>[]) => readonly Saved<Name>[]): boolean => {
    // Another tab may have saved one meanwhile.
    const stored = read(key, empty);
    const list = next(stored.length > 0 ? stored : state.list);
    setState({ key, list });
    try {
      localStorage.setItem(key, JSON.stringify(list));
      return true;
    } catch {
      return false;
    }
  };
  return [state.list, change] as const;
}
