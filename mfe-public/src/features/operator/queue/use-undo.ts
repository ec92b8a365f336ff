import { useAct } from '@commons/web-kit/forms/use-act';
import { useState } from 'react';
import type { Done } from '../parts/use-done';

export interface Undoable {
  readonly text: string;
  readonly undo: () => Promise<unknown>;
  /** Message after the undo. */
  readonly undone: string;
}

/** Announces an action with an undo button. */
export type OfferUndo = (next: Undoable) => Promise<void>;

/** The last decision of the queue, while it can be undone. */
export function useUndo(done: Done, reload: () => Promise<void>) {
  const [last, setLast] = useState<Undoable>();
  const { busy, failure, act } = useAct();
  const offer: OfferUndo = async (next) => {
    setLast(next);
    await reload();
  };
  return {
    text: last?.text,
    busy,
    failure,
    forget: () => setLast(undefined),
    offer,
    undo: () =>
      act(async () => {
        if (!last) return;
        await last.undo();
        setLast(undefined);
        await done(last.undone);
      }),
  };
}
