import { useDraft } from '@commons/web-kit/draft';

const nothing = {};

/**
 * A form over saved values that keeps only what was changed, as a draft of the user (decision A67): what the server
 * has newly learnt shows in the other fields, and a saved form shows the saved values by itself.
 */
export function useChanges<Values extends object>(name: string, saved: Values) {
  const [draft, change, forget] = useDraft<Partial<Values>>(`account:${name}`, nothing);
  const values: Values = { ...saved, ...draft };
  const isChanged = (Object.keys(draft) as (keyof Values)[]).some(
    (key) => JSON.stringify(draft[key]) !== JSON.stringify(saved[key]),
  );
  return { values, change, forget, isChanged };
}
