import type { Notify } from '@commons/ui/use-timed-message';
import { useRef, useState } from 'react';
import { errorMessage, type OwnTexts } from './api-error.js';

export interface ActRules {
  /** The screen's own text of a failure, see `errorMessage`. */
  readonly failed?: string | OwnTexts | undefined;
  /** Picks the text of a failure itself, in place of `errorMessage`. */
  readonly failureText?: ((error: unknown) => string) | undefined;
  /** Shows success and failure in the banner of the page. Without it, show `failure` beside the button. */
  readonly notify?: Pick<Notify, 'showSuccess' | 'showError'> | undefined;
}

interface ActOptions extends Pick<ActRules, 'failureText'> {
  /** Tells apart several actions of one component, see `running`. */
  readonly name?: string | undefined;
  /** Text of the success banner. */
  readonly done?: string | undefined;
}

/**
 * A button that does one thing: runs one call at a time, ignores a second click, and catches a failure as text.
 * @returns `act(work, options)` never throws. `running` is the name of the action under way; `busy` says whether there is one.
 */
export function useAct({ failed, failureText, notify }: ActRules = {}) {
  const [running, setRunning] = useState<string>();
  const [failure, setFailure] = useState('');
  const isRunning = useRef(false);

  /** @param work resolves to false when nothing was done: no success is shown then */
  const act = async (work: () => Promise<unknown>, options: ActOptions = {}) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setRunning(options.name ?? 'act');
    setFailure('');
    try {
      if ((await work()) !== false && options.done) notify?.showSuccess(options.done);
    } catch (error) {
      const pick = options.failureText ?? failureText;
      (notify?.showError ?? setFailure)(pick ? pick(error) : errorMessage(error, failed));
    } finally {
      isRunning.current = false;
      setRunning(undefined);
    }
  };
  return { busy: running !== undefined, running, failure, setFailure, act };
}
