import type { FrontEndReport } from '@commons/contracts/front-ends/front-end-reports';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { KnownPlace } from './known-place.js';

/** Browser reports as Prometheus metrics. Series of inactive versions are removed. */
export class ReportMetrics {
  readonly #views: Counter<'area' | 'version' | 'route'>;
  readonly #loadFailures: Counter<'area' | 'version' | 'route'>;
  readonly #errors: Counter<'area' | 'version' | 'route' | 'source'>;
  readonly #paint: Histogram<'area' | 'version' | 'route'>;
  readonly #interaction: Histogram<'area' | 'version' | 'route'>;
  readonly #shift: Histogram<'area' | 'version' | 'route'>;

  constructor(private readonly registry: Registry) {
    this.#views = new Counter({
      name: 'front_end_views_total',
      help: 'Pages on which an area was started',
      labelNames: ['area', 'version', 'route'],
      registers: [registry],
    });
    this.#loadFailures = new Counter({
      name: 'front_end_load_failures_total',
      help: 'Pages on which an area could not be loaded',
      labelNames: ['area', 'version', 'route'],
      registers: [registry],
    });
    this.#errors = new Counter({
      name: 'front_end_errors_total',
      help: 'Errors in browsers that no code caught, or that replaced an area by the error screen',
      labelNames: ['area', 'version', 'route', 'source'],
      registers: [registry],
    });
    this.#paint = new Histogram({
      name: 'front_end_largest_paint_seconds',
      help: 'Largest Contentful Paint of pages; good up to 2.5',
      labelNames: ['area', 'version', 'route'],
      buckets: [1, 1.8, 2.5, 4, 8],
      registers: [registry],
    });
    this.#interaction = new Histogram({
      name: 'front_end_interaction_seconds',
      help: 'Interaction to Next Paint of pages; good up to 0.2',
      labelNames: ['area', 'version', 'route'],
      buckets: [0.05, 0.1, 0.2, 0.5, 1],
      registers: [registry],
    });
    this.#shift = new Histogram({
      name: 'front_end_layout_shift',
      help: 'Cumulative Layout Shift of pages; good up to 0.1',
      labelNames: ['area', 'version', 'route'],
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5],
      registers: [registry],
    });
  }

  /** Adds whether the newest version of each front end is halted. */
  watchHalts(halted: () => readonly { area: string; version: string }[]): void {
    new Gauge({
      name: 'front_end_canary_halted',
      help: '1 for a new version that visitors no longer get, because it failed too often',
      labelNames: ['area', 'version'],
      registers: [this.registry],
      collect() {
        this.reset();
        for (const { area, version } of halted()) this.set({ area, version }, 1);
      },
    });
  }

  count(report: FrontEndReport, labels: KnownPlace): void {
    const where = { ...labels };
    if (report.kind === 'view') this.#views.inc(where);
    else if (report.kind === 'load_failure') this.#loadFailures.inc(where);
    else if (report.kind === 'error') this.#errors.inc({ ...where, source: report.source });
    else if (report.name === 'LCP') this.#paint.observe(where, report.value / 1_000);
    else if (report.name === 'INP') this.#interaction.observe(where, report.value / 1_000);
    else this.#shift.observe(where, report.value);
  }

  /** Removes the series of versions for which `isGiven` is false. */
  async removeFormer(isGiven: (area: string, version: string) => boolean): Promise<void> {
    const all = [this.#views, this.#loadFailures, this.#errors];
    const vitals = [this.#paint, this.#interaction, this.#shift];
    for (const metric of [...all, ...vitals]) {
      const { values } = await metric.get();
      const gone = values.filter(({ labels }) => {
        const { area, version } = labels as Partial<Record<string, string>>;
        return version !== 'former' && !isGiven(area ?? '', version ?? '');
      });
      for (const { labels } of gone) {
        const { le: _le, ...rest } = labels as Record<string, string>;
        metric.remove(rest);
      }
    }
  }
}
