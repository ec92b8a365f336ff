import type { PortalPage } from '@commons/contracts/portal/portal-pages';
import type { SavedPortal } from '@commons/contracts/portal/portal-settings';
import { type TownList, type TownWord, townListNames } from '@commons/contracts/portal/town-lists';
import type { FieldErrors } from '@commons/web-kit/forms/form-check';

/** Settings that are lists of entries. */
export type EntryList = TownList | 'pages';

const entryLists: readonly EntryList[] = [...townListNames, 'pages'];

type Entries = Readonly<Record<TownList, TownWord>> & { readonly pages: PortalPage };

/** Which entry it is, on this page alone: its place changes when another is removed. */
interface EntryKey {
  readonly id: number;
  /** Added here, and open at once. */
  readonly isAdded: boolean;
}

export type EntryKeys = Readonly<Record<EntryList, readonly EntryKey[]>>;

export interface KeyedEntry<List extends EntryList> extends EntryKey {
  readonly entry: Entries[List];
}

let lastId = 0;

const newKey = (isAdded: boolean): EntryKey => {
  lastId += 1;
  return { id: lastId, isAdded };
};

export const keysOf = (saved: SavedPortal): EntryKeys =>
  Object.fromEntries(
    entryLists.map((list) => [list, (saved[list] ?? []).map(() => newKey(false))]),
  ) as Record<EntryList, EntryKey[]>;

export const addedEntry = <List extends EntryList>(entry: Entries[List]): KeyedEntry<List> => ({
  ...newKey(true),
  entry,
});

/** The settings, and which entry of their lists is which. */
export interface KeyedSettings {
  readonly saved: SavedPortal;
  readonly keys: EntryKeys;
}

export const keyedEntries = <List extends EntryList>(
  { saved, keys }: KeyedSettings,
  list: List,
): KeyedEntry<List>[] => {
  const lists: { readonly [Name in EntryList]?: readonly Entries[Name][] } = saved;
  const entries = lists[list] ?? [];
  return keys[list].flatMap((key, at) => {
    const entry = entries[at];
    return entry ? [{ ...key, entry }] : [];
  });
};

/** The settings with other entries in a list. */
export const withEntries = <List extends EntryList>(
  { saved, keys }: KeyedSettings,
  list: List,
  entries: readonly KeyedEntry<List>[],
): KeyedSettings => ({
  saved: { ...saved, [list]: entries.map(({ entry }) => entry) },
  keys: { ...keys, [list]: entries.map(({ id, isAdded }) => ({ id, isAdded })) },
});

/** Faults of entries by their ids: `pages.7.title` for `pages.0.title`. */
export const faultsById = (faults: FieldErrors, keys: EntryKeys): FieldErrors =>
  Object.fromEntries(
    Object.entries(faults).map(([name, text]) => {
      const [list = '', at = '', ...field] = name.split('.');
      const key = (keys as Readonly<Record<string, readonly EntryKey[]>>)[list]?.[Number(at)];
      return [key ? [list, key.id, ...field].join('.') : name, text];
    }),
  );
