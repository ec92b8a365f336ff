import { collectDefaultMetrics, type Metric, register } from 'prom-client';

/** Shorter than the pause between two scrapes, longer than a scrape of all services of a process. */
const sameScrapeMs = 5_000;

/**
 * The metrics of this process: CPU, memory, event loop, garbage collection. They are measured once, in the registry of
 * the library, for all services of the process: a measurement runs until the process ends.
 */
export function processMetrics(): readonly Metric[] {
  if (register.getMetricsAsArray().length === 0) {
    collectDefaultMetrics();
    readOnceForAll('nodejs_eventloop_lag_seconds');
  }
  return register.getMetricsAsArray() as unknown as Metric[];
}

/**
 * The library begins a new measurement of the event loop at each reading. Services of one process are scraped one right
 * after another: all of them show the first one's reading, not an empty measurement.
 */
function readOnceForAll(name: string): void {
  const metric = register.getSingleMetric(name) as { collect?: () => void } | undefined;
  const read = metric?.collect;
  if (!metric || !read) throw new Error(`prom-client has no metric ${name} that is read`);
  let readAt = Number.NEGATIVE_INFINITY;
  metric.collect = () => {
    if (performance.now() - readAt < sameScrapeMs) return;
    readAt = performance.now();
    read.call(metric);
  };
}
