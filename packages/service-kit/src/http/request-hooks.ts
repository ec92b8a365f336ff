import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../errors/refuse.js';
import { unavailableText } from '../errors/service-unavailable.js';
import { type Logger, log } from '../logging/logger.js';
import { type RequestContext, runInContext } from '../logging/request-context.js';
import { sendSearchCacheHeaders } from './search-cache-headers.js';
import { refuseLargeUpload, uploadRule } from './upload.js';

export const requestIdHeader = 'x-request-id';

const goodId = /^[\w.-]{8,80}$/;

/** The caller's request id if well-formed, else a new one. */
export function requestIdOf(headers: Record<string, string | string[] | undefined>): string {
  const given = headers[requestIdHeader];
  return typeof given === 'string' && goodId.test(given) ? given : randomUUID();
}

/** Matches tokens of share links; ids, file names and words in a path are shorter. */
const tokenInPath = /[\w-]{40,}/g;

/** Path without the query and without tokens: mail links have theirs in the query, share links in the path. */
const pathOf = (url: string) => (url.split('?', 1)[0] ?? '').replace(tokenInPath, '…');

/** Paths that are polled every few seconds and would flood the log. */
const quiet = new Set(['/healthz', '/readyz', '/metrics', '/internal/revoked-sessions']);

const contexts = new WeakMap<object, RequestContext>();

/** Runs the rest of a request in its logging context. */
const resume = (request: FastifyRequest, done: () => void) => {
  const context = contexts.get(request.raw);
  if (context) runInContext(context, done);
  else done();
};

/** Told of every answered request, e.g. the metrics. */
export interface RequestObserver {
  observeRequest(request: FastifyRequest, reply: FastifyReply): void;
}

/** Adds request id, logging context and access log to every request, with the times for the metrics. */
export function logRequests(
  fastify: FastifyInstance,
  logger: Logger,
  metrics: RequestObserver,
): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const requestId = requestIdOf(request.headers);
    reply.header(requestIdHeader, requestId);
    const context = { requestId, logger: logger.child({ request_id: requestId }) };
    contexts.set(request.raw, context);
    runInContext(context, done);
  });
  // Reading a body loses the context: its events belong to the connection, which is older than the request.
  fastify.addHook('preValidation', (request, _reply, done) => resume(request, done));
  sendSearchCacheHeaders(fastify, (request) => contexts.get(request.raw));
  fastify.addHook('onResponse', (request, reply, done) => {
    resume(request, () => {
      metrics.observeRequest(request, reply);
      const path = pathOf(request.url);
      const { method } = request;
      const fields = { method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
      log()[quiet.has(path) ? 'debug' : 'info'](fields, 'request');
      done();
    });
  });
}

/**
 * While the service stops, new requests on open connections get a 503, and every answer closes its connection: a server
 * is not closed before its last connection is.
 */
export function refuseWhileClosing(fastify: FastifyInstance, isClosing: () => boolean): void {
  fastify.addHook('onRequest', (_request, reply, done) => {
    if (!isClosing()) return done();
    reply.code(503).send({ detail: unavailableText });
  });
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing()) reply.header('connection', 'close');
    done(null, payload);
  });
}

/** Allows multipart only where a route declares it, and never larger than the route's rule. */
export function guardUploads(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const isMultipart = request.headers['content-type']?.toLowerCase().startsWith('multipart/');
    if (!isMultipart || request.is404) return done();
    const rule = uploadRule(request);
    try {
      if (!rule) throw refuse(415, 'Unsupported content type');
      refuseLargeUpload(request, rule);
      done();
    } catch (error) {
      done(error as Error);
    }
  });
}
