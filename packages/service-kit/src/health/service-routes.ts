import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { describeOperations } from '../http/api-document.js';
import { boundOperations, describeRoutes } from '../http/operation-docs.js';
import { Readiness } from '../readiness/readiness.js';
import type { ServiceMetrics } from './service-metrics.js';

export interface ServiceRoutes {
  readonly name: string;
  readonly metrics: ServiceMetrics;
  readonly openapi: boolean;
  readonly isClosing: () => boolean;
}

/**
 * The operational routes of every service: /healthz (the process lives), /readyz (the stores can be reached), /metrics
 * (Prometheus), /openapi.json. They are registered outside of Nest, so that no guard or pipe applies.
 */
export function addServiceRoutes(app: NestFastifyApplication, routes: ServiceRoutes): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.get('/healthz', async () => ({ status: 'ok', service: routes.name }));
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
  if (routes.openapi) addDocument(app, routes.name);
}

/** Loaded and built on the first request, so that it does not slow down the start. */
function addDocument(app: NestFastifyApplication, name: string): void {
  let document: object | undefined;
  const fastify = app.getHttpAdapter().getInstance();
  fastify.get('/openapi.json', async () => {
    if (document) return document;
    const swagger = await import('@nestjs/swagger');
    const { DocumentBuilder, SwaggerModule } = swagger;
    describeRoutes(app, swagger);
    const settings = new DocumentBuilder()
      .setTitle(`Commons ${name}`)
      .setVersion('1')
      .addBearerAuth()
      .build();
    const routes = SwaggerModule.createDocument(app, settings);
    const { paths, components } = describeOperations(boundOperations(app));
    for (const [path, methods] of Object.entries(paths))
      routes.paths[path] = { ...routes.paths[path], ...methods };
    const schemas = { ...routes.components?.schemas, ...components.schemas } as object;
    document = { ...routes, components: { ...routes.components, schemas } };
    return document;
  });
}
