import { useTimedMessage } from '@commons/ui/messages/use-timed-message';
import { type RefObject, useRef } from 'react';
import { useReloadConsole } from './operator-lists.api';

/** Confirms an action and refetches what is shown. */
export type Done = (text: string) => Promise<void>;

/**
 * After every action: the button may disappear with its row, so the focus moves to `place` instead of the top of the
 * page.
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
