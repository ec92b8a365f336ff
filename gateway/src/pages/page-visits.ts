import type { IncomingHttpHeaders } from 'node:http';
import { visitAreaOf } from '@commons/contracts/portal/visit-areas';
import { log } from '@commons/service-kit/logging/logger';
import { monthOf } from '@commons/service-kit/numbers/town-month';
import type { VisitTally } from '@commons/service-kit/numbers/visit-tally';
import type { Portal } from '@commons/service-kit/portal/portal';

/** Bots that open pages like a browser. Most others send no fetch metadata at all. */
const robots = /bot\b|crawl|spider|slurp|headless|lighthouse|preview|monitor|scan/i;

/** Whether a person opened a page in a browser: no bot, no prefetch, no frame in another site. */
export function isVisit(headers: IncomingHttpHeaders): boolean {
  const ahead = [headers['sec-purpose'] ?? headers.purpose ?? ''].flat().join();
  return (
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document' &&
    !/\bprefetch\b/.test(ahead) &&
    !robots.test(headers['user-agent'] ?? '')
  );
}

/** Counts opened pages by month and area, and nothing else (ADR 0029). */
export class PageVisits {
  constructor(
    private readonly tally: VisitTally,
    private readonly portal: Portal,
  ) {}

  /** Never throws, and is not awaited: the page is sent whether it is counted or not. */
  count(path: string, headers: IncomingHttpHeaders): void {
    if (!isVisit(headers)) return;
    const month = monthOf(new Date(), this.portal.now.time_zone);
    this.tally.add(month, visitAreaOf(path)).catch((error: unknown) => {
      log().debug({ reason: (error as Error).message }, 'visit not counted');
    });
  }
}
