import type { ApplicationStatus } from '@commons/contracts/applications/application-lists';
import type {
  EmployerApplication,
  OpenDecision,
} from '@commons/contracts/applications/applications';
import type { FailedApplication } from '@commons/contracts/applications/many-applications';
import { t, translate } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useAct } from '@commons/web-kit/forms/use-act';
import { useCallback, useEffect, useState } from 'react';
import { undoDecision, undoDecisions } from '../applications.api';
import { useReloadApplications } from '../reload-applications.api';

type Decided = Pick<EmployerApplication, 'id' | 'applicant_name'> & {
  readonly status: ApplicationStatus;
  readonly undo?: OpenDecision | undefined;
};

interface Ends {
  /** Called when the applicant was notified: the draft is no longer needed. */
  readonly onFinal?: () => void;
  readonly onTakenBack?: () => void;
}

/** A decision that the applicant has not been notified of. */
export interface Undoable extends Ends {
  readonly id: string;
  readonly name: string;
  readonly status: ApplicationStatus;
  readonly change: number;
  /** In ms of this page's clock (performance.now). */
  readonly until: number;
}

export interface Undoing {
  readonly open: readonly Undoable[];
  readonly of: (id: string) => Undoable | undefined;
  /** Registers a decision that the server returned; removes an application without `undo`. */
  readonly note: (application: Decided, ends?: Ends, ageMs?: number) => void;
  readonly undo: (id: string) => void;
  readonly busyId: string | undefined;
  /** Undoes every open decision. */
  readonly undoAll: () => void;
  readonly undoingAll: boolean;
}

interface UndoRules {
  readonly onSuccess: (text: string) => void;
  readonly onError: (text: string) => void;
}

/**
 * The decisions that can still be undone. The page holds them, so that they survive a change of tab. The server alone
 * decides when the applicant is notified, whether the page stays open or not.
 */
export function useUndo({ onSuccess, onError }: UndoRules): Undoing {
  const api = useApi();
  const reload = useReloadApplications();
  const [open, setOpen] = useState<readonly Undoable[]>([]);

  const note = useCallback((application: Decided, ends: Ends = {}, ageMs = 0) => {
    const { id, applicant_name: name, status, undo } = application;
    const left = (undo?.milliseconds_left ?? 0) - ageMs;
    setOpen((now) => {
      const known = now.find((one) => one.id === id);
      if (known && known.change === undo?.change) return now;
      const others = now.filter((one) => one.id !== id);
      if (!undo || left <= 0) return known ? others : now;
      const until = performance.now() + left;
      return [...others, { id, name, status, change: undo.change, until, ...ends }];
    });
  }, []);

  const next = open.toSorted((a, b) => a.until - b.until)[0];
  useEffect(() => {
    if (!next) return;
    const end = () => {
      setOpen((now) => now.filter((one) => one !== next));
      next.onFinal?.();
      reload();
    };
    const timer = setTimeout(end, Math.max(0, next.until - performance.now()));
    return () => clearTimeout(timer);
  }, [next, reload]);

  const notify = { showSuccess: onSuccess, showError: onError };
  const one = useAct({ notify, failed: t('failedTakeDecisionBack') });
  const all = useAct({ notify, failed: t('failedTakeDecisionsBack') });
  const takeBack = (undoable: Undoable) =>
    one.act(
      async () => {
        await undoDecision(api, undoable).finally(reload);
        setOpen((now) => now.filter(({ id }) => id !== undoable.id));
        undoable.onTakenBack?.();
      },
      { name: undoable.id, done: t('takenBackNothingWas') },
    );
  const takeAllBack = () =>
    all.act(async () => {
      const { done, failed } = await undoDecisions(api, open).finally(reload);
      const back = new Set(done.map(({ id }) => id));
      setOpen((now) => now.filter(({ id }) => !back.has(id)));
      for (const undoable of open) if (back.has(undoable.id)) undoable.onTakenBack?.();
      if (failed.length === 0) return onSuccess(takenBackText(done.length));
      onError(failed.map(failedText).join(' '));
    });
  const of = (id: string) => open.find((one) => one.id === id);
  return {
    open,
    of,
    note,
    undo: (id) => {
      const undoable = of(id);
      if (undoable) void takeBack(undoable);
    },
    busyId: one.running,
    undoAll: () => {
      if (open.length > 0) void takeAllBack();
    },
    undoingAll: all.busy,
  };
}

const failedText = ({ applicant_name, detail }: FailedApplication) =>
  `${applicant_name ?? t('someone')}: ${translate(detail)}`;

const takenBackText = (count: number) =>
  count === 1 ? t('takenBackNothingWas') : t('countTakenBackNothing', { count });
