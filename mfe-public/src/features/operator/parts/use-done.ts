import { useFocusAfterRemoval } from '@commons/ui/elements/use-focus-after-removal';
import { useTimedMessage } from '@commons/ui/messages/use-timed-message';
import type { RefCallback } from 'react';
import { useReloadConsole } from './operator-lists.api';

/** Confirms an action and refetches what is shown. */
export type Done = (text: string) => Promise<void>;

/** After every action: the button may disappear with its row, so the focus stays in `place`, which has `tabIndex={-1}`. */
export function useDone(): {
  readonly done: Done;
  readonly message: ReturnType<typeof useTimedMessage>['message'];
  readonly clear: () => void;
  readonly place: RefCallback<HTMLDivElement>;
} {
  const { message, showSuccess, clear } = useTimedMessage();
  const reload = useReloadConsole();
  const place = useFocusAfterRemoval<HTMLDivElement>();
  const done = async (text: string) => {
    showSuccess(text);
    await reload();
  };
  return { done, message, clear, place };
}
