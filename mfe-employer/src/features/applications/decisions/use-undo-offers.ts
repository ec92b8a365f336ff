import type { EmployerApplication } from '@commons/contracts/applications/applications';
import { useEffect } from 'react';
import type { Undoing } from './use-undo';

/**
 * Restores the decisions that can be undone after a reload, and adds those made in another tab, once for each answer.
 * @param dataUpdatedAt when the answer with these rows arrived
 */
export function useUndoOffers(
  rows: readonly EmployerApplication[],
  dataUpdatedAt: number,
  { note }: Undoing,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    for (const row of rows) if (row.undo) note(row, {}, Date.now() - dataUpdatedAt);
  }, [dataUpdatedAt, note]);
}
