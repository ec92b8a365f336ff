import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { refuse } from '@commons/service-kit/errors/refuse';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { countedBody } from '../proxy/counted-body.js';

interface OwnBodyConfig extends FastifyContextConfig {
  readonly jsonBodyBytes?: number;
}

/** For a route answered by the gateway itself: parses its JSON body, up to this size. */
export const ReadsJson = (jsonBodyBytes: number) =>
  RouteConfig({ jsonBodyBytes } satisfies OwnBodyConfig);

/** Bodies of any type stay streams that are passed on unparsed, except on `ReadsJson` routes. */
export function readOwnBodies(fastify: FastifyInstance, idleMs: number): void {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('*', async (request: FastifyRequest) => {
    if (limitOf(request)) throw refuse(415, 'Send the body as application/json.');
    return null;
  });
  fastify.addContentTypeParser(
    'application/json',
    async (request: FastifyRequest, payload: IncomingMessage) => {
      const limit = limitOf(request);
      return limit ? readJson(payload, limit, idleMs) : null;
    },
  );
}

const limitOf = ({ routeOptions }: FastifyRequest) =>
  (routeOptions.config as OwnBodyConfig).jsonBodyBytes;

async function readJson(request: IncomingMessage, limit: number, idleMs: number): Promise<unknown> {
  const body = countedBody(request, limit, idleMs);
  const read = body ? await text(body) : '';
  try {
    return JSON.parse(read);
  } catch {
    throw refuse(400, 'The body is not valid JSON.');
  }
}
