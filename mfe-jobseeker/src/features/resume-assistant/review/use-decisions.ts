import { useDraft } from '@commons/web-kit/forms/draft';
import type { TextChange } from './text-changes';

type Decisions = Readonly<Record<'accepted' | 'refused', readonly string[]>>;
export type Decision = keyof Decisions;

const none: Decisions = { accepted: [], refused: [] };

/** The person's decision on each change, stored for a reload. */
export function useDecisions(improvedId: string, changes: readonly TextChange[]) {
  const [decisions, change] = useDraft(`resume-changes:${improvedId}`, none);
  const of = (id: string): Decision | undefined =>
    decisions.accepted.includes(id)
      ? 'accepted'
      : decisions.refused.includes(id)
        ? 'refused'
        : undefined;
  const without = (ids: readonly string[], id: string) => ids.filter((other) => other !== id);
  return {
    of,
    undecided: changes.filter(({ id }) => !of(id)),
    decide: (id: string, decision: Decision) => {
      const { accepted, refused } = decisions;
      change({
        accepted: [...without(accepted, id), ...(decision === 'accepted' ? [id] : [])],
        refused: [...without(refused, id), ...(decision === 'refused' ? [id] : [])],
      });
    },
    decideAll: (decision: Decision) => change({ ...none, [decision]: changes.map(({ id }) => id) }),
  };
}
