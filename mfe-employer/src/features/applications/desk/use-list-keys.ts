import { maxStars } from '@commons/contracts/applications/applicant-lists';
import type { ApplicationStatus } from '@commons/contracts/applications/application-lists';
import type { EmployerApplication } from '@commons/contracts/applications/applications';
import { useKeys } from '@commons/web-kit/page/single-keys';
import { canBecome } from './decide';
import { chosenOf } from './desk.api';
import type { DeskParts } from './desk-parts';
import type { useRowSteps } from './use-row-steps';

interface ListKeys {
  readonly on: boolean;
  readonly mayWrite: boolean;
  readonly rows: readonly EmployerApplication[];
  readonly steps: ReturnType<typeof useRowSteps>;
  readonly onHelp: () => void;
}

/** What the single keys of the list do, to all selected applications or else to the current one (see desk-keys.ts). */
export function useListKeys(parts: DeskParts, { on, mayWrite, rows, steps, onHelp }: ListKeys) {
  const { changes, selection, openId, onWrite, decideSelected } = parts;
  const { current, step } = steps;
  const someSelected = selection.chosen.size > 0;

  const decide = (status: ApplicationStatus) => {
    if (someSelected) return decideSelected(status);
    const row = current();
    if (!row || !canBecome(chosenOf(row), status)) return;
    changes.make([{ id: row.id, status }]);
    step(1);
  };
  const close = () => {
    if (openId) steps.closeOpen();
    else if (someSelected) selection.clear();
    else return false;
    return true;
  };
  useKeys(on, {
    j: () => step(1),
    k: () => step(-1),
    Escape: close,
    x: (event) => {
      const row = current();
      if (row) selection.toggle(row, rows, event.shiftKey);
    },
    ...(mayWrite && {
      r: () => decide('reviewed'),
      a: () => decide('accepted'),
      d: () => decide('rejected'),
      s: () => {
        const row = current();
        if (row) changes.make([{ id: row.id, stars: ((row.stars ?? 0) + 1) % (maxStars + 1) }]);
      },
      w: () => {
        const row = current();
        if (someSelected) onWrite([...selection.chosen.values()]);
        else if (row) onWrite([chosenOf(row)]);
      },
      u: changes.undoLast,
    }),
    '?': onHelp,
  });
}
