import type {
  FrontEndReport,
  FrontEndReports,
} from '@commons/contracts/front-ends/front-end-reports';
import { apiAddress } from '@commons/web-kit/api/api';
import { loadedVersion } from '@commons/web-kit/remote-loader';
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { version as shellVersion } from '../../package.json';
import { routeOf } from '../area/routes';
import { codePlace, errorText, isExpectedFailure } from './error-facts';
import type { ObservedEvent } from './watch-page';

const address = apiAddress('POST /front-end-reports', {});
/** Reports within this time are sent together. */
const pauseMs = 2_000;
/** Maximum number per call. */
const maxAtOnce = 20;
/** Maximum number per page: the first errors are the most informative. */
const maxErrors = 10;

/** Reports errors and the web vitals of the page to the gateway. @returns a function that takes further errors */
export function sendReports(noticed: readonly ObservedEvent[]): (noticed: ObservedEvent) => void {
  const outbox = new Outbox();
  const reported = new Set<string>();
  let errors = 0;
  const take = (one: ObservedEvent) => {
    const report = reportOf(one);
    if (!report) return;
    const key = JSON.stringify(report.kind === 'view' ? { ...report, route: '' } : report);
    if (reported.has(key)) return;
    reported.add(key);
    if (report.kind === 'view' || ++errors <= maxErrors) outbox.add(report);
  };
  for (const one of noticed) take(one);
  followVitals(outbox);
  return take;
}

/** Collects reports, and sends them at the latest when the page is left. */
class Outbox {
  #waiting: FrontEndReport[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    // After the listeners of web-vitals, which add the final values.
    const leave = () => setTimeout(() => this.#send());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') leave();
    });
    window.addEventListener('pagehide', () => this.#send());
  }

  add(report: FrontEndReport): void {
    this.#waiting.push(report);
    this.#timer ??= setTimeout(() => this.#send(), pauseMs);
  }

  #send(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#waiting.length > 0) {
      const body: FrontEndReports = { reports: this.#waiting.splice(0, maxAtOnce) };
      // As JSON, which pages of other sites cannot send without a preflight.
      const blob = new Blob([JSON.stringify(body)], { type: 'application/json' });
      navigator.sendBeacon(address, blob);
    }
  }
}

function reportOf({ kind, area, source, error, path }: ObservedEvent): FrontEndReport | undefined {
  const code = codePlace(error);
  const whose = area ?? code?.area;
  // An error outside of the portal's code comes from an extension or an injected script.
  if (!whose || isExpectedFailure(error)) return undefined;
  const place = placeOf(whose, path);
  if (kind === 'view') return { kind, ...place };
  const message = errorText(error);
  if (kind === 'load_failure') return { kind, ...place, message };
  const at = code?.at;
  return { kind, ...place, source: source ?? 'uncaught', message, ...(at && { at }) };
}

const placeOf = (area: string, path: string) => ({
  area,
  version: area === 'shell' ? shellVersion : (loadedVersion(area) ?? ''),
  // Never the address itself: it may name a record or a person.
  route: routeOf(path)?.path ?? '',
});

/** The vitals are those of the page that the browser loaded, whatever was opened in it since. */
function followVitals(outbox: Outbox): void {
  const { pathname } = location;
  const report = ({ name, value }: Metric) => {
    const area = routeOf(pathname)?.remote;
    if (!area || (name !== 'LCP' && name !== 'INP' && name !== 'CLS')) return;
    outbox.add({ kind: 'vital', name, value, ...placeOf(area, pathname) });
  };
  onLCP(report);
  onINP(report);
  onCLS(report);
}
