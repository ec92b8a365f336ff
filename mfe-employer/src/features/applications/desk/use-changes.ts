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
  const api = useApi();
  const client = useQueryClient();
  const reload = useReloadApplications();
  const [waiting, setWaiting] = useState<Waiting>(new Map());
  const [failed, setFailed] = useState<readonly FailedApplication[]>([]);
  const queue = useRef<Map<string, ApplicationChange>>(new Map());
  const state = useRef({ busy: false, lastAt: Number.NEGATIVE_INFINITY });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ undoing, onError });
  useEffect(() => {
    latest.current = { undoing, onError };
  });

  const send = useCallback(async () => {
    const part = [...queue.current.values()].slice(0, mostChangesAtOnce);
    if (part.length === 0) return;
    for (const { id } of part) queue.current.delete(id);
    try {
      const answer = await api.json('POST /applications/changes', { body: { changes: part } });
      await patchRows(client, answer.done);
      for (const row of answer.done) if (row.undo) latest.current.undoing.note(row);
      if (answer.failed.length > 0) setFailed((now) => [...now, ...answer.failed]);
    } catch (error) {
      const text = errorMessage(error, t('failedUpdateApplicationStatus'));
      latest.current.onError(
        part.length === 1 ? text : t('textLengthWereNot', { text, length: part.length }),
      );
    }
    // The lists show what was sent from here on, unless it was changed again.
    setWaiting((now) => {
      const sent = part.filter((one) => now.get(one.id) === one).map(({ id }) => id);
      return new Map([...now].filter(([id]) => !sent.includes(id)));
    });
    reload();
  }, [api, client, reload]);

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

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (queue.current.size > 0 || state.current.busy) event.preventDefault();
    };
    const sendNow = () => document.visibilityState === 'hidden' && void send();
    window.addEventListener('beforeunload', ask);
    document.addEventListener('visibilitychange', sendNow);
    return () => {
      window.removeEventListener('beforeunload', ask);
      document.removeEventListener('visibilitychange', sendNow);
      clearTimeout(timer.current);
      void send();
    };
  }, [send]);

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
