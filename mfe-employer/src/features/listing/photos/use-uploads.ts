import { uploadMessage } from '@commons/web-kit/api/api-error';
import { useEffect, useRef, useState } from 'react';

/** A running or failed upload. */
export interface Upload {
  readonly id: number;
  readonly file: File;
  /** Progress from 0 to 1. */
  readonly share: number;
  /** Why it failed; it can be retried. */
  readonly error?: string;
}

interface UploadRules {
  readonly send: (
    file: File,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ) => Promise<void>;
  /** Fallback text for a failure without a message from the server. */
  readonly failed: string;
  /** Text for a file that is too large. */
  readonly tooLarge: string;
  /** Called after a batch with at least one stored file. */
  readonly onStored: (count: number) => void;
  /** Called when uploads start, and when all are stored or failed. */
  readonly onBusy: (busy: boolean) => void;
}

/**
 * Uploads files one after another and reports the progress of each. Failed files stay in the list until they are
 * retried or dismissed. Unmounting stops what is not sent yet. Files may be added meanwhile, so this is a queue, not the
 * single action of `useAct`.
 */
export function useUploads({ send, failed, tooLarge, onStored, onBusy }: UploadRules) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [busy, setBusy] = useState(false);
  const nextId = useRef(0);
  const stop = useRef<AbortController>(undefined);
  const line = useRef(Promise.resolve());
  const waiting = useRef(0);
  useEffect(() => {
    const stopper = new AbortController();
    stop.current = stopper;
    return () => stopper.abort();
  }, []);

  const change = (id: number, part: Partial<Upload>) =>
    setUploads((now) => now.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const dismiss = (id: number) => setUploads((now) => now.filter((one) => one.id !== id));

  const sendOne = async ({ id, file }: Upload, signal: AbortSignal): Promise<number> => {
    try {
      await send(file, (share) => change(id, { share }), signal);
      dismiss(id);
      return 1;
    } catch (error) {
      if (!signal.aborted) change(id, { error: uploadMessage(error, failed, tooLarge), share: 0 });
      return 0;
    }
  };

  /** Queues behind the running uploads. */
  const run = (batch: readonly Upload[]) => {
    const signal = stop.current?.signal;
    if (!signal) return;
    waiting.current += 1;
    setBusy(true);
    onBusy(true);
    line.current = line.current.then(async () => {
      let stored = 0;
      for (const upload of batch) if (!signal.aborted) stored += await sendOne(upload, signal);
      waiting.current -= 1;
      if (signal.aborted) return;
      if (waiting.current === 0) {
        setBusy(false);
        onBusy(false);
      }
      if (stored > 0) onStored(stored);
    });
  };

  const add = (files: readonly File[]) => {
    const batch = files.map((file) => ({ id: nextId.current++, file, share: 0 }));
    setUploads((now) => [...now, ...batch]);
    run(batch);
  };
  const retry = (upload: Upload) => {
    change(upload.id, { error: undefined, share: 0 });
    run([upload]);
  };
  return { uploads, busy, add, retry, dismiss };
}
