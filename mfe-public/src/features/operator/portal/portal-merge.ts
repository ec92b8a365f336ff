import type { SavedPortal } from '@commons/contracts/portal/portal-settings';
import { changedSettings } from '@commons/contracts/portal/portal-settings-lists';

/** Three versions of the same settings. */
interface Versions<Settings> {
  /** What was in force when the typing began. */
  readonly base: Settings | undefined;
  readonly mine: Settings | undefined;
  /** What is in force now. */
  readonly theirs: Settings | undefined;
}

/** What is in force now, with everything that was typed since `base`. */
export function mergedSettings(versions: Versions<SavedPortal>): SavedPortal {
  return {
    ...merged(versions),
    texts: merged(at(versions, 'texts')),
    translated_texts: mergedTranslations(at(versions, 'translated_texts')),
  };
}

/** Settings that were typed and that someone else has changed to something else meanwhile. */
export function doublyChanged({ base = {}, mine = {}, theirs = {} }: Versions<SavedPortal>) {
  const others = changedSettings(base, theirs);
  const differing = changedSettings(mine, theirs);
  return changedSettings(base, mine).filter(
    (name) => others.includes(name) && differing.includes(name),
  );
}

function mergedTranslations(versions: Versions<Required<SavedPortal>['translated_texts']>) {
  const { mine, theirs } = versions;
  const languages = Object.keys({ ...theirs, ...mine });
  return Object.fromEntries(languages.map((one) => [one, merged(at(versions, one))]));
}

/** Each setting as it was typed where it was changed, else as it is in force. */
function merged<Settings extends object>(versions: Versions<Settings>): Settings {
  const { mine, theirs } = versions;
  const names = Object.keys({ ...theirs, ...mine }) as (keyof Settings)[];
  const chosen = names.map((name) => {
    const value = at(versions, name);
    return [name, isSame(value.mine, value.base) ? value.theirs : value.mine] as const;
  });
  return Object.fromEntries(chosen.filter(([, value]) => value !== undefined)) as Settings;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const at = <Settings extends object, Name extends keyof Settings>(
  { base, mine, theirs }: Versions<Settings>,
  name: Name,
): Versions<NonNullable<Settings[Name]>> => ({
  base: base?.[name] ?? undefined,
  mine: mine?.[name] ?? undefined,
  theirs: theirs?.[name] ?? undefined,
});
