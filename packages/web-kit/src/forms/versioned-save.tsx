import type { Versioned } from '@commons/contracts/shell-contract';
import {
  type ConflictChoice,
  ConflictDialog,
  type ConflictRow,
} from '@commons/ui/dialogs/conflict-dialog';
import { type ReactNode, useState } from 'react';
import { isApiError } from '../api/api-error.js';
import { useDraft } from './draft.js';
import { conflictRows, type FieldLabels, type FieldWords, mergedValues } from './text-conflict.js';

/** Initial state of a form. */
export interface Base<Values> {
  readonly etag?: string | undefined;
  readonly values: Values;
}

interface VersionRules<Values extends object, Stored extends object> {
  /** Name of the form's draft. */
  readonly name: string;
  /** The record as it was read last, as values of the form. */
  readonly saved: Base<Values>;
  readonly valuesOf: (record: Stored) => Values;
  /** Labels of the saved fields. */
  readonly labels: Partial<FieldLabels<Values>>;
  readonly words?: FieldWords<Values>;
}

interface Save<Values, Stored> {
  readonly values: Values;
  /** The call, with these headers. */
  readonly send: (
    values: Values,
    headers: Readonly<Record<string, string>>,
  ) => Promise<Versioned<Stored>>;
  /** Called with the merged values, which are being saved: the form shows them. */
  readonly onMerged: (values: Values) => void;
}

/** Most conflicts that one save resolves, so that it ends even if others save constantly. */
const maxTries = 5;

const nothing = {};

/** If-Match header: the change applies only to the version that the user has seen. */
export const ifMatch = (etag: string | undefined): Readonly<Record<string, string>> =>
  etag ? { 'if-match': etag } : {};

/** The current record of a 412: the change is based on an older version. */
export const presentRecord = <Stored,>(error: unknown): Versioned<Stored> | undefined =>
  isApiError(error) && error.status === 412 ? (error.current as Versioned<Stored>) : undefined;

/**
 * Saves a form that replaces a whole record without lost updates: after someone else's save in the meantime, both texts
 * are shown and the user chooses. The initial values are stored with the draft, so that a reload does not take newer
 * text as seen.
 */
export function useVersionedSave<Values extends object, Stored extends object>({
  name,
  saved,
  valuesOf,
  labels,
  words,
}: VersionRules<Values, Stored>) {
  const [kept, keep, forget] = useDraft<{ base?: Base<Values> }>(`${name}:base`, nothing);
  const [conflict, setConflict] = useState<Conflict>();

  /** Shows both texts. @returns undefined when the user goes back to the form */
  const choose = (found: readonly ConflictRow[]) =>
    new Promise<readonly ConflictRow[] | undefined>((resolve) => {
      setConflict({
        rows: found,
        settle: (rows) => {
          setConflict(undefined);
          resolve(rows);
        },
      });
    });

  /** @returns the stored record; undefined when the user went back to the form and nothing was saved */
  const save = async ({ values, send, onMerged }: Save<Values, Stored>) => {
    let base = kept.base ?? saved;
    let mine = values;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await send(mine, ifMatch(base.etag));
      } catch (error) {
        const present = presentRecord<Stored>(error);
        if (!present || attempt === maxTries) throw error;
        const theirs = valuesOf(present);
        const rows = conflictRows({ base: base.values, mine, theirs }, labels, words);
        if (rows.length > 0) {
          const chosen = await choose(rows);
          if (!chosen) return undefined;
          mine = mergedValues(mine, theirs, chosen);
          onMerged(mine);
        }
        base = { etag: present.etag, values: theirs };
        keep({ base });
      }
    }
  };

  return {
    save,
    /** Call on input: from here on newer text of others counts as unseen. */
    hold: () => {
      if (!kept.base) keep({ base: saved });
    },
    /** Call when the draft is removed. */
    forget,
    dialog: conflict && <Choosing {...conflict} onRows={setConflict} />,
  };
}

interface Conflict {
  readonly rows: readonly ConflictRow[];
  readonly settle: (rows: readonly ConflictRow[] | undefined) => void;
}

function Choosing({
  rows,
  settle,
  onRows,
}: Conflict & { readonly onRows: (conflict: Conflict) => void }): ReactNode {
  const set = (names: readonly string[], choice: ConflictChoice) =>
    onRows({
      rows: rows.map((row) => (names.includes(row.name) ? { ...row, choice } : row)),
      settle,
    });
  return (
    <ConflictDialog
      rows={rows}
      onChoose={set}
      onSave={() => settle(rows)}
      onClose={() => settle(undefined)}
    />
  );
}
