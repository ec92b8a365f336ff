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
  /** Initial values where the form offers more than what is saved. */
  readonly offered?: Values;
}

/**
 * A form over saved values. Only the changed fields are kept, as the user's draft (decision A67), so the other fields
 * follow the server, and a saved form shows the saved values.
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
    /** @returns the stored values, or undefined when the person went back to the form */
    save: (send: Parameters<typeof version.save>[0]['send']) =>
      version.save({ values, send, onMerged: change }),
    /** Render this somewhere in the form. */
    dialog: version.dialog,
  };
}
