import type { Notify } from '@commons/ui/messages/use-timed-message';
import { useRef, useState } from 'react';
import { errorMessage, type OwnTexts } from '../api/api-error.js';

export interface ActRules {
  /** The screen's own text of a failure, see `errorMessage`. */
  readonly failed?: string | OwnTexts | undefined;
  /** Chooses the text of a failure instead of `errorMessage`. */
  readonly failureText?: ((error: unknown) => string) | undefined;
  /** Shows success and failure in the banner of the page. Without it, show `failure` next to the button. */
  readonly notify?: Pick<Notify, 'showSuccess' | 'showError'> | undefined;
}

interface ActOptions extends Pick<ActRules, 'failureText'> {
  /** Name of the action where a component has several, see `running`. */
  readonly name?: string | undefined;
  /** Text of the success banner. */
  readonly done?: string | undefined;
}

/**
 * For a button with one action: runs one call at a time, ignores further clicks, and turns failures into text.
 * @returns `act(work, options)` never throws. `running` is the name of the current action; `busy` says whether there is
 * one. `isActing` says it before the next rendering, too.
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
  const isActing = () => isRunning.current;
  return { busy: running !== undefined, running, failure, setFailure, act, isActing };
}
