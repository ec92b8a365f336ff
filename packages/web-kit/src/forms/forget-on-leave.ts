import { useEffect, useRef } from 'react';

/**
 * Deletes a draft when its form unmounts. Deleted earlier, the form would jump back to its initial values. After the
 * unmount, a call deletes at once.
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
