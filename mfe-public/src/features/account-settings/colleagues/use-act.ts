import { errorMessage } from '@commons/web-kit/api-error';
import { useState } from 'react';
import type { Notify } from '../use-save';

/** Runs one action at a time: which one is under way, and its failure as a message. */
export function useAct(tell: Notify) {
  const [busy, setBusy] = useState('');
  const act = async (name: string, work: () => Promise<unknown>, done?: string) => {
    if (busy) return;
    setBusy(name);
    try {
      await work();
      if (done) tell.showSuccess(done);
    } catch (error) {
      tell.showError(errorMessage(error));
    } finally {
      setBusy('');
    }
  };
  return { busy, act };
}
