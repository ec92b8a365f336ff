import type { AccountProfile } from '@commons/contracts/account-profile';
import type { Versioned } from '@commons/contracts/shell-contract';
import { useDraft } from '@commons/web-kit/draft';
import type { FieldLabels } from '@commons/web-kit/text-conflict';
import { useVersionedSave } from '@commons/web-kit/versioned-save';

const nothing = {};

interface ChangesOptions<Values extends object> {
  readonly name: string;
  readonly profile: Versioned<AccountProfile>;
  readonly valuesOf: (profile: AccountProfile) => Values;
  readonly labels: Partial<FieldLabels<Values>>;
  /** What the form begins with, where it offers more than what is saved. */
  readonly offered?: Values;
}

/**
 * A form over saved values that keeps only what was changed, as a draft of the user (decision A67): what the server
 * has newly learnt shows in the other fields, and a saved form shows the saved values by itself.
 */
export function useChanges<Values extends object>(options: ChangesOptions<Values>) {
  const { profile, valuesOf, labels } = options;
  const name = `account:${options.name}`;
  const saved = options.offered ?? valuesOf(profile);
  const [draft, change, forget] = useDraft<Partial<Values>>(name, nothing);
  const version = useVersionedSave<Values, AccountProfile>({
    name,
    saved: { etag: profile.etag, values: valuesOf(profile) },
    valuesOf,
    labels,
  });
  const values: Values = { ...saved, ...draft };
  const isChanged = (Object.keys(draft) as (keyof Values)[]).some(
    (key) => JSON.stringify(draft[key]) !== JSON.stringify(saved[key]),
  );
  return {
    values,
    change: (part: Partial<Values>) => {
      version.hold();
      change(part);
    },
    forget: () => {
      forget();
      version.forget();
    },
    isChanged,
    /** @returns what is stored now; undefined when the person went back to the form */
    save: (send: Parameters<typeof version.save>[0]['send']) =>
      version.save({ values, send, onMerged: change }),
    /** Stands somewhere in the form. */
    dialog: version.dialog,
  };
}
