import { mostChangesAtOnce } from '@commons/contracts/applications/applicant-lists';
import type { EmployerApplication } from '@commons/contracts/applications/applications';
import type {
  ApplicationChange,
  FailedApplication,
} from '@commons/contracts/applications/many-applications';
import { t } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { useApi } from '@commons/web-kit/app-context';
import { useQueryClient } from '@commons/web-kit/query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Undoing } from '../decisions/use-undo';
import { useReloadApplications } from '../reload-applications.api';
import { patchRows } from './desk.api';

/** Pause between two calls: fast decisions would exceed the server's limit of writes per minute. */
const pauseMs = 1_200;

export interface Changes {
  /** The row with its pending changes applied. */
  readonly shown: (row: EmployerApplication) => EmployerApplication;
  readonly make: (changes: readonly ApplicationChange[]) => void;
  /** Changes that the server refused, by applicant. */
  readonly failed: readonly FailedApplication[];
  readonly forgetFailed: () => void;
  readonly addFailed: (failed: readonly FailedApplication[]) => void;
}

type Waiting = ReadonlyMap<string, ApplicationChange>;

/**
 * Collects changes and sends them in batches; the screen shows them at once. Pending changes are sent when the list is
 * left, and the browser warns before they are lost with the page.
 */
export function useChanges(undoing: Undoing, onError: (text: string) => void): Changes {
  const sendBatch = useSendBatch(undoing, onError);
  const reload = useReloadApplications();
  const [waiting, setWaiting] = useState<Waiting>(new Map());
  const [failed, setFailed] = useState<readonly FailedApplication[]>([]);
  const queue = useRef<Map<string, ApplicationChange>>(new Map());
  const state = useRef({ busy: false, lastAt: Number.NEGATIVE_INFINITY });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const send = useCallback(async () => {
    const part = [...queue.current.values()].slice(0, mostChangesAtOnce);
    if (part.length === 0) return;
    for (const { id } of part) queue.current.delete(id);
    const refused = await sendBatch(part);
    if (refused.length > 0) setFailed((now) => [...now, ...refused]);
    // The lists show what was sent from here on, unless it was changed again.
    setWaiting((now) => new Map([...now].filter(([, change]) => !part.includes(change))));
    reload();
  }, [sendBatch, reload]);

  const run = useCallback(async () => {
    if (state.current.busy || queue.current.size === 0) return;
    const left = state.current.lastAt + pauseMs - performance.now();
    clearTimeout(timer.current);
    if (left > 0) {
      timer.current = setTimeout(run, left);
      return;
    }
    state.current = { busy: true, lastAt: performance.now() };
    await send();
    state.current.busy = false;
    void run();
  }, [send]);

  const make = useCallback(
    (changes: readonly ApplicationChange[]) => {
      const merged = changes.map((change) => ({ ...queue.current.get(change.id), ...change }));
      for (const change of merged) queue.current.set(change.id, change);
      setWaiting((now) => new Map([...now, ...merged.map((one) => [one.id, one] as const)]));
      void run();
    },
    [run],
  );

  const isUnsent = useCallback(() => queue.current.size > 0 || state.current.busy, []);
  useSendOnLeave(send, isUnsent);
  useEffect(() => () => clearTimeout(timer.current), []);

  const shown = useCallback(
    (row: EmployerApplication) => {
      const change = waiting.get(row.id);
      return change ? after(row, change) : row;
    },
    [waiting],
  );
  return {
    shown,
    make,
    failed,
    forgetFailed: () => setFailed([]),
    addFailed: (more) => setFailed((now) => [...now, ...more]),
  };
}

/**
 * Sends one batch and puts its answer into the lists.
 * @returns the function that sends, which resolves to the changes that the server refused and never throws
 */
function useSendBatch(undoing: Undoing, onError: (text: string) => void) {
  const api = useApi();
  const client = useQueryClient();
  const latest = useRef({ undoing, onError });
  useEffect(() => {
    latest.current = { undoing, onError };
  });
  return useCallback(
    async (changes: ApplicationChange[]): Promise<readonly FailedApplication[]> => {
      const { length } = changes;
      try {
        const answer = await api.json('POST /applications/changes', { body: { changes } });
        await patchRows(client, answer.done);
        for (const row of answer.done) if (row.undo) latest.current.undoing.note(row);
        return answer.failed;
      } catch (error) {
        const text = errorMessage(error, t('failedUpdateApplicationStatus'));
        latest.current.onError(length === 1 ? text : t('textLengthWereNot', { text, length }));
        return [];
      }
    },
    [api, client],
  );
}

/** Sends what is left when the list or the tab is left, and warns before the page is closed with unsent changes. */
function useSendOnLeave(send: () => Promise<void>, isUnsent: () => boolean) {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsent()) event.preventDefault();
    };
    const sendHidden = () => document.visibilityState === 'hidden' && void send();
    window.addEventListener('beforeunload', warn);
    document.addEventListener('visibilitychange', sendHidden);
    return () => {
      window.removeEventListener('beforeunload', warn);
      document.removeEventListener('visibilitychange', sendHidden);
      void send();
    };
  }, [send, isUnsent]);
}

/** The row with a change that is not stored yet. */
function after(row: EmployerApplication, change: ApplicationChange): EmployerApplication {
  const { status = row.status, stars = row.stars, private_note = row.private_note } = change;
  const { add_tags = [], remove_tags = [] } = change;
  const tags = [...new Set([...(row.tags ?? []), ...add_tags])];
  return {
    ...row,
    ...{ status, stars, private_note },
    tags: tags.filter((tag) => !remove_tags.includes(tag)),
  };
}
