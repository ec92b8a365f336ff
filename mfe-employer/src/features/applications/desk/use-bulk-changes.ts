import type { EmployerApplication } from '@commons/contracts/applications/applications';
import type {
  ApplicationChange,
  FailedApplication,
} from '@commons/contracts/applications/many-applications';
import { t } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { useApi, useIdentity } from '@commons/web-kit/app-context';
import { type QueryClient, useQueryClient } from '@commons/web-kit/query';
import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { Undoing } from '../decisions/use-undo';
import { useReloadApplications } from '../reload-applications.api';
import { BulkQueue, lastDecision } from './bulk-queue';
import { patchRows } from './desk.api';

export interface Changes {
  /** The row with its pending changes applied. */
  readonly shown: (row: EmployerApplication) => EmployerApplication;
  readonly make: (changes: readonly ApplicationChange[]) => void;
  /** Undoes the newest decision, stored or not. */
  readonly undoLast: () => void;
  /** Applications with a change that is not stored yet, or not known to be. */
  readonly pending: ReadonlySet<string>;
  /** Why the last call failed; its changes wait. */
  readonly problem: string | undefined;
  readonly isSending: boolean;
  readonly retry: () => void;
  readonly discard: () => void;
  /** Changes that the server refused, by applicant. */
  readonly failed: readonly FailedApplication[];
  readonly forgetFailed: () => void;
  readonly addFailed: (failed: readonly FailedApplication[]) => void;
}

const queues = new WeakMap<QueryClient, { readonly owner: string; readonly queue: BulkQueue }>();

/** One queue per user and business, shared by all views. */
function queueOf(client: QueryClient, owner: string): BulkQueue {
  const known = queues.get(client);
  if (known?.owner === owner) return known.queue;
  known?.queue.discard();
  const queue = new BulkQueue();
  queues.set(client, { owner, queue });
  return queue;
}

/**
 * Collects changes and sends them in batches; the screen shows them at once. The queue stays when the list is left.
 */
export function useBulkChanges(
  undoing: Undoing,
  onError: (text: string) => void,
  onSuccess: (text: string) => void,
): Changes {
  const queue = queueOf(useQueryClient(), useIdentity());
  useCalls(queue, undoing, onError);
  useSendOnLeave(queue);
  const { sending, queued, problem, failed } = useSyncExternalStore(
    queue.subscribe,
    queue.state,
    queue.state,
  );
  const shown = useCallback(
    (row: EmployerApplication) => after(after(row, sending.get(row.id)), queued.get(row.id)),
    [sending, queued],
  );
  return {
    shown,
    make: queue.add,
    undoLast: useUndoLast(queue, undoing, onSuccess),
    pending: new Set([...sending.keys(), ...queued.keys()]),
    problem,
    isSending: sending.size > 0,
    retry: () => void queue.run({ now: true }),
    discard: queue.discard,
    failed,
    forgetFailed: queue.forgetFailed,
    addFailed: queue.addFailed,
  };
}

/** Lets the queue send, and puts each answer into the lists. */
function useCalls(queue: BulkQueue, undoing: Undoing, onUnseen: (text: string) => void) {
  const api = useApi();
  const client = useQueryClient();
  const reload = useReloadApplications();
  useLayoutEffect(() => {
    queue.calls = {
      send: async (changes) => {
        try {
          const answer = await api.json('POST /applications/changes', { body: { changes } });
          await patchRows(client, answer.done);
          for (const row of answer.done) if (row.undo) undoing.note(row);
          return answer.failed;
        } finally {
          reload();
        }
      },
      problemOf: (error) => errorMessage(error, t('failedUpdateApplicationStatus')),
      onUnseen,
    };
  });
}

/** A decision that is on its way is undone once it is stored: until then only the ones before it can be. */
function useUndoLast(queue: BulkQueue, undoing: Undoing, onSuccess: (text: string) => void) {
  const [onItsWay, setOnItsWay] = useState<string>();
  useEffect(() => {
    const { sending, failed } = queue.state();
    if (onItsWay === undefined || sending.has(onItsWay)) return;
    const isRefused = failed.some(({ id }) => id === onItsWay);
    if (!isRefused && !undoing.of(onItsWay)) return;
    setOnItsWay(undefined);
    if (!isRefused) undoing.undo(onItsWay);
  });
  return () => {
    if (queue.takeBackDecision()) return onSuccess(t('takenBackNothingWas'));
    const sent = lastDecision(queue.state().sending);
    const stored = undoing.open.at(-1);
    if (sent) setOnItsWay(sent.id);
    else if (stored) undoing.undo(stored.id);
  };
}

/** Sends what waits when the list or the tab is left. */
function useSendOnLeave(queue: BulkQueue) {
  useEffect(() => {
    const send = () => void queue.run({ now: true });
    const sendHidden = () => document.visibilityState === 'hidden' && send();
    document.addEventListener('visibilitychange', sendHidden);
    return () => {
      document.removeEventListener('visibilitychange', sendHidden);
      send();
    };
  }, [queue]);
}

/** The row with a change that is not stored yet. */
function after(row: EmployerApplication, change: ApplicationChange | undefined) {
  if (!change) return row;
  const { status = row.status, stars = row.stars, private_note = row.private_note } = change;
  const { add_tags = [], remove_tags = [] } = change;
  const tags = [...new Set([...(row.tags ?? []), ...add_tags])];
  return {
    ...row,
    ...{ status, stars, private_note },
    tags: tags.filter((tag) => !remove_tags.includes(tag)),
  };
}
