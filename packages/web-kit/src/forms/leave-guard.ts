import { useLocation, useNavigate } from '@commons/web-kit/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { onHistoryMove } from './history-moves.js';
import { onLeaveRequest } from './leave-request.js';

/** Where the router stores the index of a history entry. */
const depthOf = (state: unknown): number | undefined => (state as { idx?: number } | null)?.idx;

/** The link that a click follows to another page in this window, if any. */
function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
  if (!(link instanceof HTMLAnchorElement) || !isPlain || event.altKey) return undefined;
  if (link.hasAttribute('download') || (link.target && link.target !== '_self')) return undefined;
  const url = new URL(link.href);
  const isHere = url.pathname === location.pathname && url.search === location.search;
  if (!/^https?:$/.test(url.protocol) || (url.origin === location.origin && isHere)) {
    return undefined;
  }
  return link;
}

/** Only the link itself knows whether the browser or the router follows it, and with which state of the entry. */
function follow(link: HTMLAnchorElement, navigate: (to: string) => void): void {
  const { origin, pathname, search, hash, href } = link;
  // It may be gone, as one of a menu that has closed.
  if (link.isConnected) link.click();
  else if (origin === location.origin) navigate(`${pathname}${search}${hash}`);
  else location.assign(href);
}

/**
 * Asks before unsaved changes are lost: on a link, Logout, Back and Forward, and (by the browser's own dialog) on a
 * reload or a closed tab. The router cannot block without its data router (16 KB), so this intercepts events before the
 * router. A history navigation has already happened by then: it is reverted, and the router sees neither.
 *
 * @param active true while there are unsaved changes
 * @returns `asking` while the dialog should be shown; `leave` continues the navigation, `stay` cancels it;
 * `attempt(go)` for other navigation (tabs): runs at once, or asks first
 */
export function useLeaveGuard(active: boolean) {
  const [wanted, setWanted] = useState<() => void>();
  const navigate = useNavigate();
  const place = useLocation();
  const open = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each place has its own depth in the history
  useEffect(() => {
    open.current = false;
    if (!active) return;
    const depth = depthOf(history.state);
    let isTakingBack = false;

    const onUnload = (event: BeforeUnloadEvent) => {
      if (!open.current) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const link = open.current ? undefined : followedLink(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(() => () => follow(link, navigate));
    };
    const endMoves = onHistoryMove((move) => {
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

    const endRequests = onLeaveRequest((request) => {
      if (open.current) return;
      request.preventDefault();
      setWanted(() => request.detail.go);
    });

    window.addEventListener('beforeunload', onUnload);
    window.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      window.removeEventListener('click', onClick, true);
      endMoves();
      endRequests();
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
