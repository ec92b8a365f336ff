import { watchUnusedConnections } from '@commons/service-kit/http/unused-connections';
import cors from '@fastify/cors';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { readOwnBodies } from './api/own-bodies.js';
import { type ClientAddresses } from './client-address.js';
import type { GatewayConfig } from './gateway.config.js';
import { healthHook } from './health/gateway-health.js';
import { admitWithoutHost, requireOneHost } from './one-host.js';
import { Lingering } from './proxy/linger.js';
import { pathArea } from './routing/path-area.js';
import { securityHeaders } from './security-headers.js';

/** Time limit of a whole request including its body, so that slow ones do not hold connections. */
const requestMs = 10 * 60_000;

const exposedHeaders = [
  'x-total-count',
  'x-request-id',
  'retry-after',
  'content-disposition',
  'etag',
];

/** Configures everything of the HTTP server that runs before the routes. */
export async function configureHttp(
  app: NestFastifyApplication,
  config: GatewayConfig,
  addresses: ClientAddresses,
): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  const server = app.getHttpServer();
  server.requestTimeout = requestMs;
  admitWithoutHost(server);
  const closeUnused = watchUnusedConnections(server);
  const lingering = new Lingering();
  fastify.addHook('preClose', (done) => {
    closeUnused();
    lingering.closeAll();
    done();
  });
  // Runs before the request gets its id: an untrusted id must not get into the logs of every service.
  server.prependListener('request', (request) => {
    if (!addresses.fromTrustedPeer(request)) {
      delete request.headers['x-request-id'];
      delete request.headers.traceparent;
    }
  });
  readOwnBodies(fastify, config.IDLE_TIMEOUT_MS);
  fastify.addHook('onRequest', securityHeaders(config));
  fastify.addHook('onRequest', requireOneHost);
  fastify.addHook('onRequest', (request, reply, done) => {
    lingering.watch(request.raw, reply.raw);
    done();
  });
  if (config.API_ALLOWED_ORIGINS.length > 0) await allowOrigins(app, config.API_ALLOWED_ORIGINS);
  fastify.addHook('onRequest', healthHook(app, addresses));
}

/** Allows pages of other origins to call the API (decision A60), but not to read the site's pages. */
async function allowOrigins(app: NestFastifyApplication, origins: string[]): Promise<void> {
  await app.register(cors, {
    delegator: (request, done) => {
      const api = pathArea(request.raw.url ?? '') === 'api';
      done(null, {
        origin: api ? origins : false,
        methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
        exposedHeaders,
        maxAge: 600,
      });
    },
  });
}
