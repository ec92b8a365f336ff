import { useLocation, useNavigate } from '@commons/web-kit/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { onMove } from './history-moves.js';
import { onLeaveWish } from './leave-wish.js';

/** Where the router notes how deep in the history an entry lies. */
const depthOf = (state: unknown): number | undefined => (state as { idx?: number } | null)?.idx;

/** The address a click leads to in this window, or nothing. */
function targetOf(event: MouseEvent): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
  if (!(link instanceof HTMLAnchorElement) || !isPlain || event.altKey) return undefined;
  if (link.hasAttribute('download') || (link.target && link.target !== '_self')) return undefined;
  const url = new URL(link.href);
  const isHere = url.pathname === location.pathname && url.search === location.search;
  if (!/^https?:$/.test(url.protocol) || (url.origin === location.origin && isHere)) {
    return undefined;
  }
  return url;
}

/**
 * Asks before unsaved work is left: on a link, on Logout, on Back and Forward, and (by the browser's own question) on a reload or
 * a closed tab. The router without its data router (16 KB) cannot block, so this takes what happens before the router
 * sees it. A step in the history has been made by then: it is taken back, and the router learns of neither.
 *
 * @param active true while something would be lost
 * @returns `asking` while a question should be shown; `leave` goes on to where one wanted, `stay` forgets it;
 * `attempt(go)` for ways of one's own (tabs): goes at once, or asks first
 */
export function useLeaveGuard(active: boolean) {
  const [wanted, setWanted] = useState<() => void>();
  const navigate = useNavigate();
  const place = useLocation();
  const open = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each place has a depth of its own in the history
  useEffect(() => {
    open.current = false;
    if (!active) return;
    const depth = depthOf(history.state);
    let isTakingBack = false;

    const onUnload = (event: BeforeUnloadEvent) => {
      if (!open.current) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const url = open.current ? undefined : targetOf(event);
      if (!url) return;
      event.preventDefault();
      event.stopPropagation();
      const isOurs = url.origin === location.origin;
      setWanted(() => () => {
        if (isOurs) void navigate(`${url.pathname}${url.search}${url.hash}`);
        else location.assign(url.href);
      });
    };
    const endMoves = onMove((move) => {
      if (isTakingBack) {
        isTakingBack = false;
        move.preventDefault();
        return;
      }
      const reached = depthOf(move.detail.state);
      if (open.current || depth === undefined || reached === undefined || reached === depth) return;
      move.preventDefault();
      isTakingBack = true;
      history.go(depth - reached);
      setWanted(() => () => history.go(reached - depth));
    });

    const endWishes = onLeaveWish((wish) => {
      if (open.current) return;
      wish.preventDefault();
      setWanted(() => wish.detail.go);
    });

    window.addEventListener('beforeunload', onUnload);
    window.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      window.removeEventListener('click', onClick, true);
      endMoves();
      endWishes();
    };
  }, [active, navigate, place]);

  const attempt = useCallback(
    (go: () => void) => {
      if (active) setWanted(() => go);
      else go();
    },
    [active],
  );
  const leave = () => {
    open.current = true;
    setWanted(undefined);
    wanted?.();
  };
  return { asking: wanted !== undefined, leave, stay: () => setWanted(undefined), attempt };
}
