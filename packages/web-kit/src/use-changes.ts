import type { Versioned } from '@commons/contracts/shell-contract';
import { useDraft } from './draft.js';
import type { FieldLabels, FieldWords } from './text-conflict.js';
import { useVersionedSave } from './versioned-save.js';

const nothing = {};

interface ChangesOptions<Values extends object, Stored extends object> {
  /** Name of the draft. */
  readonly name: string;
  readonly record: Versioned<Stored>;
  readonly valuesOf: (record: Stored) => Values;
  readonly labels: Partial<FieldLabels<Values>>;
  readonly words?: FieldWords<Values>;
  /** Initial values where the form offers more than what is saved. */
  readonly offered?: Values;
}

/**
 * Values of a form over a saved record. Only the changed fields are stored as the user's draft (decision A67), so the
 * others follow the record when it is refetched, and a saved form shows the saved values.
 */
export function useChanges<Values extends object, Stored extends object>({
  name,
  record,
  valuesOf,
  labels,
  words,
  offered,
}: ChangesOptions<Values, Stored>) {
  const saved = offered ?? valuesOf(record);
  const [draft, change, forget] = useDraft<Partial<Values>>(name, nothing);
  const version = useVersionedSave<Values, Stored>({
    name,
    saved: { etag: record.etag, values: valuesOf(record) },
    valuesOf,
    labels,
    words,
  });
  const values: Values = { ...saved, ...draft };
  const isChanged = (Object.keys(draft) as (keyof Values)[]).some(
    (key) => JSON.stringify(draft[key]) !== JSON.stringify(saved[key]),
  );
  return {
    values,
    isChanged,
    change: (part: Partial<Values>) => {
      version.hold();
      change(part);
    },
    /** Removes the draft: after a save, or to undo the changes. */
    forget: () => {
      forget();
      version.forget();
    },
    /** @returns the stored record, or undefined when the user went back to the form and nothing was saved */
    save: (send: Parameters<typeof version.save>[0]['send']) =>
      version.save({ values, send, onMerged: change }),
    /** Render this somewhere in the form. */
    dialog: version.dialog,
  };
}
