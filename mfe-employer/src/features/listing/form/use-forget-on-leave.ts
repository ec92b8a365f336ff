import { useEffect, useRef } from 'react';

/**
 * Forgets a draft when its form has left the screen: forgotten while it still shows, the form would jump back to what it
 * began with. After the form has left, it is forgotten at once.
 * @param forget of `useDraft`
 */
export function useForgetOnLeave(forget: () => void): () => void {
  const form = useRef({ left: false, finished: false });
  useEffect(() => {
    const now = form.current;
    now.left = false;
    return () => {
      now.left = true;
      if (now.finished) forget();
    };
  }, [forget]);
  return () => {
    form.current.finished = true;
    if (form.current.left) forget();
  };
}
