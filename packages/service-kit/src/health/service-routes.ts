import type { Operation } from '@commons/contracts/operations/operation';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { apiDocument } from '../http/api-document.js';
import { deployableVersion } from './deployable-version.js';
import { Readiness } from './readiness.js';
import type { ServiceMetrics } from './service-metrics.js';

export interface ServiceRoutes {
  readonly name: string;
  readonly metrics: ServiceMetrics;
  /** What GET /openapi.json describes; undefined for no such route. */
  readonly operations: readonly Operation[] | undefined;
  readonly isClosing: () => boolean;
}

/**
 * The operational routes of every service: /healthz (the process lives), /readyz (the stores can be reached), /metrics
 * (Prometheus), /openapi.json. They are registered outside of Nest, so that no guard or pipe applies.
 */
export function addServiceRoutes(app: NestFastifyApplication, routes: ServiceRoutes): void {
  const fastify = app.getHttpAdapter().getInstance();
  const version = deployableVersion(routes.name);
  fastify.get('/healthz', async () => ({ status: 'ok', service: routes.name, ...version }));
  fastify.get('/readyz', async (_request, reply) => {
    const readiness = app.get(Readiness);
    const [checks, found] = await Promise.all([readiness.check(), readiness.notes()]);
    const notes = Object.keys(found).length > 0 && { notes: found };
    const failing = Object.keys(checks).filter((name) => checks[name] !== 'ok');
    if (routes.isClosing()) failing.push('stopping');
    if (failing.length === 0) return { status: 'ready', checks, ...notes };
    return reply.code(503).send({ detail: `Not ready: ${failing.join(', ')}`, checks, ...notes });
  });
  fastify.get('/metrics', async (_request, reply) => {
    reply.type(routes.metrics.registry.contentType);
    return routes.metrics.registry.metrics();
  });
  const { name, operations } = routes;
  if (operations) {
    let document: object | undefined;
    fastify.get('/openapi.json', async () => {
      // Built on the first request, so that it does not slow down the start.
      document ??= apiDocument(name, operations);
      return document;
    });
  }
}
