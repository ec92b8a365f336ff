import type { Versioned } from '@commons/contracts/shell-contract';
import { useCallback, useState } from 'react';
import { useDraft } from './draft.js';
import { useForgetOnLeave } from './forget-on-leave.js';
import type { FieldLabels, FieldWords } from './text-conflict.js';
import { type Base, useVersionedSave } from './versioned-save.js';

const nothing = {};

/** A form that stays on the screen after a save: fields without changes follow the record when it is refetched. */
interface Followed<Values extends object, Stored extends object> {
  readonly record: Versioned<Stored>;
  /** Initial values where the form offers more than what is saved. */
  readonly offered?: Values;
  readonly start?: never;
}

/**
 * A form that is closed after a save: its initial values stay as they were when it opened, and the draft is removed
 * only when the form closes. Removed earlier, the form would jump back to its initial values.
 */
interface Opened<Values extends object> {
  readonly start: Base<Values>;
  readonly record?: never;
  readonly offered?: never;
}

type ChangesOptions<Values extends object, Stored extends object> = {
  /** Name of the draft. */
  readonly name: string;
  readonly valuesOf: (record: Stored) => Values;
  readonly labels: Partial<FieldLabels<Values>>;
  readonly words?: FieldWords<Values>;
} & (Followed<Values, Stored> | Opened<Values>);

/**
 * Values of a form over a saved record, or over none yet. Only the changed fields are stored as the user's draft
 * (decision A67), so a saved form shows the saved values. Saving sends the version that the user has seen.
 */
export function useChanges<Values extends object, Stored extends object>(
  options: ChangesOptions<Values, Stored>,
) {
  const { name, valuesOf, labels, words } = options;
  const current: Base<Values> =
    options.start === undefined
      ? { etag: options.record.etag, values: valuesOf(options.record) }
      : options.start;
  const [opened] = useState(current);
  const base = options.start === undefined ? current : opened;
  const saved = options.offered ?? base.values;
  const [draft, change, forgetDraft] = useDraft<Partial<Values>>(name, nothing, saved);
  const version = useVersionedSave<Values, Stored>({ name, saved: base, valuesOf, labels, words });
  const { forget: forgetVersion } = version;
  const forgetNow = useCallback(() => {
    forgetDraft();
    forgetVersion();
  }, [forgetDraft, forgetVersion]);
  const forgetOnLeave = useForgetOnLeave(forgetNow);
  const values: Values = { ...saved, ...draft };
  const isChanged = (Object.keys(draft) as (keyof Values)[]).some(
    (key) => JSON.stringify(draft[key]) !== JSON.stringify(saved[key]),
  );
  return {
    values,
    /** The initial values. */
    start: saved,
    isChanged,
    change: (part: Partial<Values>) => {
      version.hold();
      change(part);
    },
    /** Removes the draft: after a save, or to undo the changes. */
    forget: options.start === undefined ? forgetNow : forgetOnLeave,
    /** @returns the stored record, or undefined when the user went back to the form and nothing was saved */
    save: (send: Parameters<typeof version.save>[0]['send']) =>
      version.save({ values, send, onMerged: change }),
    /** Render this somewhere in the form. */
    dialog: version.dialog,
  };
}
