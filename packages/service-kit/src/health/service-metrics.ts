import type { FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { processMetrics } from './process-metrics.js';

/** Injection token of the service's Prometheus registry, for its own metrics. */
export const METRICS = Symbol('METRICS');

const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Metrics of one service, in its own registry: several services share a process. */
export class ServiceMetrics {
  readonly registry = new Registry();
  readonly #requests: Histogram<'method' | 'route' | 'status'>;

  constructor(service: string) {
    this.registry.setDefaultLabels({ service });
    for (const metric of processMetrics()) this.registry.registerMetric(metric);
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

  /** Adds the response time of each store, measured when the metrics are read. */
  watchStores(times: () => Promise<Readonly<Record<string, number | undefined>>>): void {
    const up = new Gauge({
      name: 'store_up',
      help: '1 for a store of the service that answers, 0 for one that does not',
      labelNames: ['store'],
      registers: [this.registry],
      async collect() {
        for (const [store, time] of Object.entries(await times()))
          up.set({ store }, time === undefined ? 0 : 1);
      },
    });
    const seconds = new Gauge({
      name: 'store_answer_seconds',
      help: 'Time in which a store of the service answered the shortest question just now',
      labelNames: ['store'],
      registers: [this.registry],
      async collect() {
        seconds.reset();
        for (const [store, time] of Object.entries(await times()))
          if (time !== undefined) seconds.set({ store }, time);
      },
    });
  }

  /** Adds the number of tasks by state and the age of the oldest waiting one, both read with the metrics. */
  watchQueue(count: () => Promise<Record<string, number>>, waits: () => Promise<number>): void {
    const oldest = new Gauge({
      name: 'queue_oldest_task_seconds',
      help: 'How long the task waits that is next in the queue of the service, 0 when none does',
      registers: [this.registry],
      async collect() {
        const seconds = await waits().catch(() => undefined);
        if (seconds === undefined) oldest.reset();
        else oldest.set(seconds);
      },
    });
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
