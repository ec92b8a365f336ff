import { collectDefaultMetrics, type Metric, register } from 'prom-client';

/**
 * The metrics of this process: CPU, memory, event loop, garbage collection. They are measured once, in the registry of
 * the library, for all services of the process: a measurement runs until the process ends.
 */
export function processMetrics(): readonly Metric[] {
  if (register.getMetricsAsArray().length === 0) collectDefaultMetrics();
  return register.getMetricsAsArray() as unknown as Metric[];
}
