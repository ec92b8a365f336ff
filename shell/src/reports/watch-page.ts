import { type AreaEvent, onAreaEvent } from '@commons/web-kit/area-events';

/** Something to report, with the address that the page had then. */
export interface Noticed {
  readonly kind: AreaEvent['kind'];
  /** Undefined where only the error's stack says whose it is. */
  readonly area?: string;
  readonly source?: 'uncaught' | 'rejection' | 'boundary';
  readonly error?: unknown;
  readonly path: string;
}

/** An error that repeats, in a timer say, fills no more than this before it is reported. */
const mostKept = 30;

/**
 * Notices what is to be reported, from the first script on. Only once the page is idle, the code that reports it is
 * loaded, with the web vitals library: it costs no page its start.
 */
export function watchPage(): void {
  const kept: Noticed[] = [];
  let take = (noticed: Noticed) => {
    if (kept.length < mostKept) kept.push(noticed);
  };
  const notice = (noticed: Omit<Noticed, 'path'>) => take({ ...noticed, path: location.pathname });

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
        take = sendReports(kept);
      },
      () => undefined,
    );
  });
}

/** After the page has loaded, and again something less busy: Safari has no requestIdleCallback. */
function whenIdle(run: () => void): void {
  const later = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(run, { timeout: 5_000 })
      : setTimeout(run, 2_000);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}
