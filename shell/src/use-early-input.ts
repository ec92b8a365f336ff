import { whenAlive } from '@commons/web-kit/remotes/hydration';
import { useEffect } from 'react';

/** Maximum wait of a press for the answer who is signed in: that service may be down. */
const longestWaitMs = 3_000;

const replay = (what: 'fields' | 'presses') =>
  whenAlive(() => {
    window.replayEarlyInput?.[what]();
  });

/**
 * Replays what was pressed and typed before hydration (early-input.ts): fields at once, as people continue typing,
 * presses after them.
 * @param isVisitorKnown whether the page knows who is signed in: until then, a member's press would lead to the sign-in
 */
export const useEarlyInput = (isVisitorKnown: boolean): void => {
  useEffect(() => replay('fields'), []);
  useEffect(() => {
    if (isVisitorKnown) {
      replay('presses');
      return;
    }
    const timer = setTimeout(replay, longestWaitMs, 'presses');
    return () => clearTimeout(timer);
  }, [isVisitorKnown]);
};
