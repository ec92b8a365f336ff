import { useTimedMessage } from '@commons/ui/use-timed-message';
import { type RefObject, useRef } from 'react';
import { useReloadConsole } from './use-operator-lists';

/** Says that an action was done and fetches what is shown anew. */
export type Done = (text: string) => Promise<void>;

/**
 * What follows every action. The button that was pressed may go with its row: then the focus goes to `place`, not to
 * the top of the page.
 */
export function useDone(): {
  readonly done: Done;
  readonly message: ReturnType<typeof useTimedMessage>['message'];
  readonly clear: () => void;
  readonly place: RefObject<HTMLDivElement | null>;
} {
  const { message, showSuccess, clear } = useTimedMessage();
  const reload = useReloadConsole();
  const place = useRef<HTMLDivElement>(null);
  const done = async (text: string) => {
    showSuccess(text);
    await reload();
    requestAnimationFrame(() => {
      if (!document.activeElement || document.activeElement === document.body) {
        place.current?.focus({ preventScroll: true });
      }
    });
  };
  return { done, message, clear, place };
}
