import { mostChangesAtOnce } from '@commons/contracts/applications/applicant-lists';
import type { ApplicationStatus } from '@commons/contracts/applications/application-lists';
import type {
  EmployerApplication,
  OpenDecision,
} from '@commons/contracts/applications/applications';
import { t } from '@commons/ui/texts';
import { errorMessage } from '@commons/web-kit/api-error';
import { useApi } from '@commons/web-kit/app-context';
import { useMutation } from '@commons/web-kit/query';
import { useCallback, useEffect, useState } from 'react';
import { useReloadApplications } from './reload-applications';

type Decided = Pick<EmployerApplication, 'id' | 'applicant_name'> & {
  readonly status: ApplicationStatus;
  readonly undo?: OpenDecision | undefined;
};

interface Ends {
  /** The applicant has been notified: the draft is no longer needed. */
  readonly onFinal?: () => void;
  readonly onTakenBack?: () => void;
}

/** A decision that the applicant has not been notified of. */
export interface Undoable extends Ends {
  readonly id: string;
  readonly name: string;
  readonly status: ApplicationStatus;
  readonly change: number;
  /** On this page's clock, in ms (performance.now). */
  readonly until: number;
}

export interface Undoing {
  readonly open: readonly Undoable[];
  readonly of: (id: string) => Undoable | undefined;
  /** Registers a decision that the server returned; an application without `undo` is removed. */
  readonly note: (application: Decided, ends?: Ends, ageMs?: number) => void;
  readonly undo: (id: string) => void;
  readonly busyId: string | undefined;
  /** Takes every open decision back. */
  readonly undoAll: () => void;
  readonly undoingAll: boolean;
}

interface Told {
  readonly onSuccess: (text: string) => void;
  readonly onError: (text: string) => void;
}

/**
 * The decisions that can still be undone. The page holds them, so that they outlive a change of tab. Only the server
 * decides when the applicant is notified, whether the page stays open or not.
 */
export function useUndo({ onSuccess, onError }: Told): Undoing {
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

  const call = useMutation({
    mutationFn: ({ id, change }: Undoable) =>
      api.json('POST /applications/{id}/status/undo', { params: { id }, body: { change } }),
    onSuccess: (_answer, undoable) => {
      setOpen((now) => now.filter(({ id }) => id !== undoable.id));
      undoable.onTakenBack?.();
      onSuccess(t('takenBackNothingWas'));
    },
    onError: (error) => onError(errorMessage(error, t('failedTakeDecisionBack'))),
    onSettled: reload,
  });
  const all = useMutation({
    mutationFn: (many: readonly Undoable[]) => undoMany(api, many),
    onSuccess: ({ done, failed }) => {
      const back = new Set(done.map(({ id }) => id));
      setOpen((now) => now.filter(({ id }) => !back.has(id)));
      for (const one of open) if (back.has(one.id)) one.onTakenBack?.();
      if (failed.length === 0) return onSuccess(takenBackText(done.length));
      onError(
        failed.map((one) => `${one.applicant_name ?? t('someone')}: ${one.detail}`).join(' '),
      );
    },
    onError: (error) => onError(errorMessage(error, t('failedTakeDecisionsBack'))),
    onSettled: reload,
  });
  const of = (id: string) => open.find((one) => one.id === id);
  return {
    open,
    of,
    note,
    undo: (id) => {
      const undoable = of(id);
      if (undoable && !call.isPending) call.mutate(undoable);
    },
    busyId: call.isPending ? call.variables.id : undefined,
    undoAll: () => {
      if (!all.isPending && open.length > 0) all.mutate(open);
    },
    undoingAll: all.isPending,
  };
}

const takenBackText = (count: number) =>
  count === 1 ? t('takenBackNothingWas') : t('countTakenBackNothing', { count });

/** In parts that the server takes. */
async function undoMany(api: ReturnType<typeof useApi>, many: readonly Undoable[]) {
  const answers = [];
  for (let from = 0; from < many.length; from += mostChangesAtOnce) {
    const part = many.slice(from, from + mostChangesAtOnce);
    const decisions = part.map(({ id, change }) => ({ id, change }));
    answers.push(await api.json('POST /applications/changes/undo', { body: { decisions } }));
  }
  return {
    done: answers.flatMap(({ done }) => done),
    failed: answers.flatMap(({ failed }) => failed),
  };
}
