import type { FastifyReply, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Injection token of the service's Prometheus registry, for metrics of its own. */
export const METRICS = Symbol('METRICS');

const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Metrics of one service, in its own registry: several services share a process. */
export class ServiceMetrics {
  readonly registry = new Registry();
  readonly #requests: Histogram<'method' | 'route' | 'status'>;

  constructor(service: string) {
    this.registry.setDefaultLabels({ service });
    collectDefaultMetrics({ register: this.registry });
    this.#requests = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer a request, by route pattern and status',
      labelNames: ['method', 'route', 'status'],
      buckets: secondsBuckets,
      registers: [this.registry],
    });
  }

  /** Unknown paths share one label, because callers could create any number of them. */
  observeRequest(request: FastifyRequest, reply: FastifyReply): void {
    const route = request.is404 ? 'unknown' : (request.routeOptions.url ?? 'unknown');
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    this.#requests.observe(labels, reply.elapsedTime / 1_000);
  }

  /** Adds the number of log lines dropped since the start. */
  watchLog(output: { readonly dropped: number }): void {
    const counter = new Counter({
      name: 'log_lines_dropped_total',
      help: 'Log lines that could not be written',
      registers: [this.registry],
      collect() {
        this.reset();
        this.inc(output.dropped);
      },
    });
    counter.inc(0);
  }

  /** Adds the number of tasks by state; `count` is called when the metrics are read. */
  watchQueue(count: () => Promise<Record<string, number>>): void {
    const gauge = new Gauge({
      name: 'queue_tasks',
      help: 'Tasks in the queue of the service, by state',
      labelNames: ['state'],
      registers: [this.registry],
      async collect() {
        try {
          for (const [state, tasks] of Object.entries(await count())) gauge.set({ state }, tasks);
        } catch {
          gauge.reset();
        }
      },
    });
  }
}
