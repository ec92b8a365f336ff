import cors from '@fastify/cors';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type ClientAddresses } from './clients/client-address.js';
import type { GatewayConfig } from './gateway.config.js';
import { healthHook } from './health/gateway-health.js';
import { refuseSecondHost } from './one-host.js';
import { Lingering } from './proxy/linger.js';
import { pathArea } from './routing/path-area.js';
import { trackSilentConnections } from './silent-connections.js';
import { securityHeaders } from './site-headers.js';

/** A whole request, body included, must have come by then: slower ones only hold connections. */
const requestMs = 10 * 60_000;

const exposedHeaders = [
  'x-total-count',
  'x-request-id',
  'retry-after',
  'content-disposition',
  'etag',
];

/** Everything of the HTTP server that stands before the routes. */
export async function configureHttp(
  app: NestFastifyApplication,
  config: GatewayConfig,
  addresses: ClientAddresses,
): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  const server = app.getHttpServer();
  server.requestTimeout = requestMs;
  const closeSilent = trackSilentConnections(server);
  const lingering = new Lingering();
  fastify.addHook('preClose', (done) => {
    closeSilent();
    lingering.closeAll();
    done();
  });
  // Before the request gets its id: a stranger's must not get into the log lines of every service.
  server.prependListener('request', (request) => {
    if (!addresses.fromTrustedPeer(request)) {
      delete request.headers['x-request-id'];
    }
  });
  // Bodies of any type stay streams: nothing here reads them.
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('*', (_request, _payload, done) => done(null));
  fastify.addHook('onRequest', securityHeaders(config));
  fastify.addHook('onRequest', refuseSecondHost);
  fastify.addHook('onRequest', (request, reply, done) => {
    lingering.watch(request.raw, reply.raw);
    done();
  });
  if (config.API_ALLOWED_ORIGINS.length > 0) {
    await allowOrigins(app, config.API_ALLOWED_ORIGINS);
  }
  fastify.addHook('onRequest', healthHook(app, addresses));
}

/** Lets pages of other origins call the API (decision A60); the site's pages themselves stay closed to them. */
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
