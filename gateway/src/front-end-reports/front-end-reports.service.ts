import type { FrontEndReport } from '@commons/contracts/front-ends/front-end-reports';
import { log } from '@commons/service-kit/logging/logger';
import type { RemoteRegistry } from '../remotes/remote-registry.js';
import { type KnownPlace, knownPlace } from './known-place.js';
import type { CountedKind, CountedReport, ReportCounts } from './report-counts.js';
import type { ReportMetrics } from './report-metrics.js';
import { safeMessage } from './safe-message.js';

/** Log lines per minute and gateway. Metrics count everything. */
const linesPerMinute = 60;

const countedAs: Partial<Record<FrontEndReport['kind'], CountedKind>> = {
  view: 'views',
  load_failure: 'load_failures',
  error: 'errors',
};

/** Records browser reports in log lines, metrics and the counts of the last 24 hours. */
export class FrontEndReportsService {
  #minute = 0;
  #lines = 0;
  readonly #seen = new Set<string>();

  constructor(
    private readonly registry: RemoteRegistry,
    private readonly counts: ReportCounts,
    private readonly metrics: ReportMetrics,
  ) {
    metrics.watchHalts(() => registry.halted());
  }

  /** @param address the client's, see customerOf: a canary counts each address once */
  async take(reports: readonly FrontEndReport[], address: string): Promise<void> {
    const counted: CountedReport[] = [];
    for (const report of reports) {
      const place = knownPlace(this.registry, report);
      if (!place) continue;
      await this.#forgetFormer(place);
      this.metrics.count(report, place);
      this.#log(report, place);
      const kind = countedAs[report.kind];
      if (kind) counted.push({ area: place.area, version: place.version, kind });
    }
    await this.counts.add(counted);
    await this.#compare(counted, address);
  }

  /** While two versions are active, the newer one is compared with the other. */
  async #compare(reports: readonly CountedReport[], address: string): Promise<void> {
    const visits = new Map<string, CountedReport>();
    for (const report of reports) {
      const key = `${report.area} ${report.version}`;
      if (report.kind !== 'views' || !visits.has(key)) visits.set(key, report);
    }
    for (const { area, version, kind } of visits.values()) {
      const canary = this.registry.canaryOf(area);
      if (canary && version !== 'former')
        await this.registry.halts.count(canary, version, address, kind !== 'views');
    }
  }

  /**
   * Created with the first report of a version; without removal a long-running gateway would collect series of every
   * version.
   */
  async #forgetFormer({ area, version }: KnownPlace): Promise<void> {
    if (version === 'former' || this.#seen.has(`${area} ${version}`)) return;
    this.#seen.add(`${area} ${version}`);
    await this.metrics.removeFormer((area, version) =>
      this.registry.versionsOf(area).includes(version),
    );
  }

  #log(report: FrontEndReport, place: KnownPlace): void {
    if (report.kind !== 'error' && report.kind !== 'load_failure') return;
    if (!this.#mayLog()) return;
    const message = safeMessage(report.message);
    if (report.kind === 'load_failure') {
      log().warn({ ...place, message }, 'a front end could not be loaded');
      return;
    }
    const { source, at } = report;
    log().warn({ ...place, source, message, ...(at && { at }) }, 'an error in a front end');
  }

  #mayLog(): boolean {
    const minute = Math.floor(Date.now() / 60_000);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#lines = 0;
    }
    this.#lines += 1;
    if (this.#lines === linesPerMinute + 1)
      log().warn('more reports of front ends are not logged in this minute');
    return this.#lines <= linesPerMinute;
  }
}
