import type { PortalSettings, SavedPortal } from '@commons/contracts/portal/portal-settings';
import { changedSettings } from '@commons/contracts/portal/portal-settings-lists';
import type { PortalTextName } from '@commons/contracts/portal/portal-text-lists';
import { type TownWord, townListNames } from '@commons/contracts/portal/town-lists';
import { useDraft } from '@commons/web-kit/forms/draft';
import { type FieldErrors, refusedFields } from '@commons/web-kit/forms/form-check';
import { useEffect, useState } from 'react';
import { cleanedPages } from './own-pages';
import { cleanedTexts, withText } from './own-texts';
import {
  type EntryList,
  faultsById,
  type KeyedEntry,
  keyedEntries,
  keysOf,
  withEntries,
} from './portal-entries';
import { doublyChanged, mergedSettings } from './portal-merge';

/** Settings of one line. */
export type LineSetting =
  | 'name'
  | 'town'
  | 'state'
  | 'time_zone'
  | 'contact_email'
  | 'mail_sender'
  | 'accent';

/** What is typed; a setting that is emptied goes back to the example when it is saved. */
export interface PortalDraft {
  readonly saved: SavedPortal;
  /** What is in force: records may have its categories and areas. */
  readonly stored: SavedPortal;
  readonly defaults: PortalSettings['defaults'];
  /** Those of entries by their ids: `pages.7.title`. */
  readonly faults: FieldErrors;
  readonly isChanged: boolean;
  /** Typed settings that someone else has saved meanwhile: saving replaces theirs. */
  readonly overwritten: readonly string[];
  /** What changed, for the log. */
  readonly note: string;
  readonly setNote: (note: string) => void;
  readonly set: (change: Partial<SavedPortal>) => void;
  readonly entries: <List extends EntryList>(list: List) => readonly KeyedEntry<List>[];
  readonly setEntries: <List extends EntryList>(
    list: List,
    next: (now: readonly KeyedEntry<List>[]) => readonly KeyedEntry<List>[],
  ) => void;
  readonly setText: (name: PortalTextName, language: string, text: string | undefined) => void;
  readonly showFaults: (error: unknown) => void;
  /** Removes what is stored in this tab: it is saved, or discarded. */
  readonly forget: () => void;
}

/** What is shown of a setting: what was typed, else the default. */
export const shownOf = ({ saved, defaults }: PortalDraft, name: LineSetting): string =>
  saved[name] ?? (name === 'contact_email' ? '' : defaults[name]);

/** Without what is empty, and without what equals the example. */
export function cleaned(draft: SavedPortal): SavedPortal {
  const { texts: _texts, translated_texts: _translated, map_tiles, ...saved } = draft;
  const hasTiles = map_tiles && (map_tiles.url.trim() || map_tiles.attribution.trim());
  const lines = Object.entries({ ...saved, ...cleanedLists(saved), ...cleanedPages(saved) }).filter(
    ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && !value.length),
  );
  return {
    ...(Object.fromEntries(lines) as SavedPortal),
    ...(hasTiles && { map_tiles }),
    ...cleanedTexts(draft),
  };
}

/** Its words as they are edited, in one line: with a space after each comma. */
const spacedWord = (word: TownWord): TownWord => ({
  ...word,
  words: word.words.map((text, at) => (at > 0 ? ` ${text}` : text)),
});

const withSpacedWords = (saved: SavedPortal): SavedPortal => ({
  ...saved,
  ...Object.fromEntries(
    townListNames.flatMap((list) => {
      const words = saved[list];
      return words ? [[list, words.map(spacedWord)] as const] : [];
    }),
  ),
});

const cleanedLists = (saved: SavedPortal) =>
  Object.fromEntries(
    townListNames.flatMap((list) => {
      const words = saved[list];
      return words ? [[list, words.map(cleanedWord)] as const] : [];
    }),
  );

/** A name without a Spanish one is the same in both. */
const cleanedWord = ({ name, spanish, words, picture }: TownWord): TownWord => ({
  name: name.trim(),
  spanish: spanish.trim() || name.trim(),
  words: words.map((word) => word.trim()).filter(Boolean),
  ...(picture && picture !== 'Other' && { picture }),
});

/** Refused settings by their names: `name`, `texts.footer`. */
export const faultsOf = (error: unknown): FieldErrors =>
  refusedFields(error, (place) => place.slice(2).join('.'));

/** What was typed and not saved, as it is stored in this tab. */
interface Typed {
  readonly saved?: SavedPortal;
  /** What was in force. */
  readonly base?: SavedPortal;
  readonly note?: string;
}

const nothing: Typed = {};

/** What was typed before a reload, over what is in force now. */
function restored({ saved: typed, base }: Typed, stored: SavedPortal) {
  if (!typed) return { saved: withSpacedWords(stored), overwritten: [] };
  if (changedSettings(base ?? {}, stored).length === 0) return { saved: typed, overwritten: [] };
  const versions = { base, mine: cleaned(typed), theirs: stored };
  return {
    saved: withSpacedWords(mergedSettings(versions)),
    overwritten: doublyChanged(versions),
  };
}

export function usePortalDraft({ saved: stored, defaults }: PortalSettings): PortalDraft {
  const [typed, keep, forget] = useDraft<Typed>('portal-settings', nothing);
  const [{ saved, keys, overwritten }, setSettings] = useState(() => {
    const settings = restored(typed, stored);
    return { ...settings, keys: keysOf(settings.saved) };
  });
  const [note, setNote] = useState(typed.note ?? '');
  const [faults, setFaults] = useState<FieldErrors>({});
  const isChanged = changedSettings(cleaned(saved), stored).length > 0;
  useEffect(() => {
    if (isChanged) keep({ saved, base: stored, note });
    else forget();
  }, [isChanged, saved, stored, note, keep, forget]);
  const setSaved = (next: (now: SavedPortal) => SavedPortal) =>
    setSettings((now) => ({ ...now, saved: next(now.saved) }));
  return {
    ...{ saved, stored, defaults, faults, isChanged, overwritten, note, setNote, forget },
    set: (change) => setSaved((now) => ({ ...now, ...change })),
    entries: (list) => keyedEntries({ saved, keys }, list),
    setEntries: (list, next) =>
      setSettings((now) => ({ ...now, ...withEntries(now, list, next(keyedEntries(now, list))) })),
    setText: (name, language, text) =>
      setSaved((now) => ({ ...now, ...withText(now, name, language, text) })),
    showFaults: (error) => setFaults(faultsById(faultsOf(error), keys)),
  };
}
