import { useNavigate, useSearchParams } from '@commons/web-kit/router';
import { useRef } from 'react';

/**
 * A view in place of a page's usual one, e.g. a form: its own history entry (`?name`), so that Back leads to the
 * usual one, and a reload shows the view again.
 */
export function useViewInAddress(name: string) {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const openedHere = useRef(false);
  const changed = (change: (next: URLSearchParams) => void) => (now: URLSearchParams) => {
    const next = new URLSearchParams(now);
    change(next);
    return next;
  };
  return {
    /** Whether the address asks for it. */
    isAsked: query.has(name),
    open: () => {
      openedHere.current = true;
      setQuery(changed((next) => next.set(name, '')));
    },
    close: () => {
      if (openedHere.current) navigate(-1);
      else
        setQuery(
          changed((next) => next.delete(name)),
          { replace: true },
        );
      openedHere.current = false;
    },
  };
}
