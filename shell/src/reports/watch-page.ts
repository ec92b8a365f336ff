import { type AreaEvent, onAreaEvent } from '@commons/web-kit/remotes/area-events';

/** An event to report, with the address of the page at that time. */
export interface ObservedEvent {
  readonly kind: AreaEvent['kind'];
  /** Undefined if only the error's stack identifies the front end. */
  readonly area?: string;
  readonly source?: 'uncaught' | 'rejection' | 'boundary';
  readonly error?: unknown;
  readonly path: string;
}

/** A repeated error, e.g. in a timer, fills at most this many before it is reported. */
const maxEarly = 30;

/**
 * Records errors from the first script on. The code that reports them is loaded only once the page is idle, with the
 * web vitals library, so that it does not slow the start.
 */
export function watchPage(): void {
  const early: ObservedEvent[] = [];
  let take = (noticed: ObservedEvent) => {
    if (early.length < maxEarly) early.push(noticed);
  };
  const notice = (noticed: Omit<ObservedEvent, 'path'>) =>
    take({ ...noticed, path: location.pathname });

  onAreaEvent((event) =>
    notice({ ...event, ...(event.kind === 'error' && { source: 'boundary' }) }),
  );
  window.addEventListener('error', ({ error }) =>
    notice({ kind: 'error', source: 'uncaught', error }),
  );
  window.addEventListener('unhandledrejection', ({ reason }) =>
    notice({ kind: 'error', source: 'rejection', error: reason }),
  );
  whenIdle(() => {
    // Without it nothing is reported; a later page tries again.
    import('./send-reports').then(
      ({ sendReports }) => {
        take = sendReports(early);
      },
      () => undefined,
    );
  });
}

/** After the page has loaded, and a little later: Safari has no requestIdleCallback. */
function whenIdle(run: () => void): void {
  const later = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(run, { timeout: 5_000 })
      : setTimeout(run, 2_000);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}
