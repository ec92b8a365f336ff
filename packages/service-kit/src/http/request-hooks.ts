import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../errors/refuse.js';
import { unavailableText } from '../errors/service-unavailable.js';
import { type Logger, log } from '../logging/logger.js';
import { type RequestContext, runInContext, type Tracing } from '../logging/request-context.js';
import { safePath } from '../logging/safe-path.js';
import { requestIdHeader, requestIdOf, traceparentOf } from '../tracing/trace-id.js';
import { sendSearchCacheHeaders } from './search-cache-headers.js';
import { refuseLargeUpload, uploadRule } from './upload.js';

/** Paths that are polled every few seconds and would flood the log. */
const quiet = new Set(['/healthz', '/readyz', '/metrics', '/internal/revoked-sessions']);

const contexts = new WeakMap<object, RequestContext>();

/** Runs the rest of a request in its logging context. */
const resume = (request: FastifyRequest, done: () => void) => {
  const context = contexts.get(request.raw);
  if (context) runInContext(context, done);
  else done();
};

/** Called for every answered request, e.g. by the metrics. */
export interface RequestObserver {
  observeRequest(request: FastifyRequest, reply: FastifyReply): void;
}

/** Adds request id, logging context and access log to every request, with the times for the metrics. */
export function logRequests(
  fastify: FastifyInstance,
  logger: Logger,
  metrics: RequestObserver,
  tracing?: Tracing,
): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const requestId = requestIdOf(request.headers);
    reply.header(requestIdHeader, requestId);
    const plain = { requestId, tracing, logger: logger.child({ request_id: requestId }) };
    const span = tracing && runInContext(plain, () => startSpan(tracing, request));
    const context = span ? { ...plain, span } : plain;
    contexts.set(request.raw, context);
    runInContext(context, done);
  });
  // Reading a body loses the context: its events belong to the connection, which is older than the request.
  fastify.addHook('preValidation', (request, _reply, done) => resume(request, done));
  sendSearchCacheHeaders(fastify, (request) => contexts.get(request.raw));
  fastify.addHook('onResponse', (request, reply, done) => {
    resume(request, () => {
      metrics.observeRequest(request, reply);
      const path = safePath(request.url);
      const { method } = request;
      const fields = { method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
      log()[quiet.has(path) ? 'debug' : 'info'](fields, 'request');
      endSpan(contexts.get(request.raw)?.span, request, reply);
      done();
    });
  });
}

/** Continues the caller's trace; the gateway accepts one from trusted proxies only. */
function startSpan(tracing: Tracing, request: FastifyRequest) {
  const path = safePath(request.url);
  if (quiet.has(path)) return undefined;
  const attributes = { 'http.request.method': request.method, 'url.path': path };
  const parent = traceparentOf(request.headers);
  return tracing.start({ name: request.method, kind: 'server', attributes, parent });
}

function endSpan(span: RequestContext['span'], request: FastifyRequest, reply: FastifyReply): void {
  const route = request.is404 ? 'unknown' : (request.routeOptions.url ?? 'unknown');
  const status = reply.statusCode;
  span?.end({
    name: `${request.method} ${route}`,
    attributes: { 'http.route': route, 'http.response.status_code': status },
    ...(status >= 500 && { error: { name: String(status) } }),
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
