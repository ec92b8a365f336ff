import type { IncomingHttpHeaders } from 'node:http';
import type { Readable, Transform } from 'node:stream';
import { currentRequestId } from '@commons/service-kit/logging/request-context';
import { requestIdHeader } from '@commons/service-kit/tracing/trace-id';
import type { HttpException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ClientAddresses } from '../client-address.js';
import { failureOf } from '../failures.js';
import type { GatewayConfig } from '../gateway.config.js';
import type { RequestPath } from '../routing/request-path.js';
import { bodyLimit, isLongRunning, type RouteKind } from '../routing/route-kind.js';
import { chooseEncoding, compressStream, isCompressible } from './compression.js';
import { countedBody } from './counted-body.js';
import { answerHeaders, type HeaderMap, requestHeaders } from './header-rules.js';
import { refusalOfService } from './large-upload.js';
import type { Upstream, UpstreamAnswer } from './upstream.js';

export interface ForwardOptions {
  readonly upstream: Upstream;
  readonly path: RequestPath;
  readonly kind: RouteKind;
  /** Static servers send files compressed at build time. Answers of services are compressed by the gateway. */
  readonly packed: boolean;
  /** Override the answer's own headers. */
  readonly headers?: HeaderMap;
  /** Called with the answer's headers before anything is sent to the client; without headers if the call failed. */
  readonly onAnswer?: (headers?: IncomingHttpHeaders) => Promise<void>;
}

/** Forwards a request and streams the answer back. Neither body is buffered. */
export class Forwarder {
  readonly #site: URL;

  constructor(
    private readonly config: GatewayConfig,
    private readonly addresses: ClientAddresses,
  ) {
    this.#site = new URL(config.SITE_URL);
  }

  async forward(
    request: FastifyRequest,
    reply: FastifyReply,
    options: ForwardOptions,
  ): Promise<void> {
    try {
      await this.#pass(request, reply, options);
    } catch (error) {
      if (!reply.raw.destroyed) throw await this.#refusal(request, options, failureOf(error));
    }
  }

  async #pass(
    request: FastifyRequest,
    reply: FastifyReply,
    options: ForwardOptions,
  ): Promise<void> {
    const body = this.bodyOf(request, options.kind);
    const gone = new AbortController();
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) gone.abort();
    });
    try {
      const answer = await this.#ask(request, options, body, gone.signal);
      await options.onAnswer?.(answer.headers);
      this.#send(request, reply, answer, options);
    } catch (error) {
      body?.destroy();
      throw error;
    }
  }

  /** A too large upload is refused with the text of its service. */
  async #refusal(
    request: FastifyRequest,
    options: ForwardOptions,
    failure: HttpException,
  ): Promise<HttpException> {
    if (options.kind !== 'upload' || failure.getStatus() !== 413) return failure;
    const announced = Number(request.headers['content-length'] ?? 0);
    const bytes = Math.max(announced, bodyLimit(options.kind) + 1);
    const call = { ...this.#target(request, options), ...this.timeouts('read') };
    return (await refusalOfService(options.upstream, call, bytes)) ?? failure;
  }

  async #ask(
    request: FastifyRequest,
    options: ForwardOptions,
    body: Readable | undefined,
    signal: AbortSignal,
  ): Promise<UpstreamAnswer> {
    try {
      return await options.upstream.call({
        ...this.#target(request, options),
        body,
        signal,
        ...this.timeouts(options.kind),
      });
    } catch (error) {
      await options.onAnswer?.();
      throw error;
    }
  }

  /** The body of a request within its limits of size and pace; undefined without one. @throws 413 */
  bodyOf(request: FastifyRequest, kind: RouteKind): Transform | undefined {
    return countedBody(request.raw, bodyLimit(kind), this.config.IDLE_TIMEOUT_MS);
  }

  timeouts(kind: RouteKind): { answerMs: number; idleMs: number } {
    const { READ_TIMEOUT_MS, IDLE_TIMEOUT_MS } = this.config;
    const wait = isLongRunning(kind) ? IDLE_TIMEOUT_MS : READ_TIMEOUT_MS;
    return { answerMs: wait, idleMs: wait };
  }

  #target(request: FastifyRequest, options: ForwardOptions) {
    const { path, packed } = options;
    const headers = this.headersFor(request);
    if (!packed) delete headers['accept-encoding'];
    return { method: request.method, path: path.path + path.query, headers };
  }

  /** The client's IP address as services get it. */
  addressOf(request: FastifyRequest): string {
    return this.addresses.of(request.raw);
  }

  /** The client's headers with those that the gateway sets: address, scheme, host and request id. */
  headersFor(request: FastifyRequest): HeaderMap {
    const site = this.#site;
    return {
      ...requestHeaders(request.raw.headers),
      'x-forwarded-for': this.addresses.of(request.raw),
      'x-forwarded-proto': site.protocol.slice(0, -1),
      'x-forwarded-host': site.host,
      [requestIdHeader]: currentRequestId() ?? '',
    };
  }

  #send(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: UpstreamAnswer,
    options: ForwardOptions,
  ): void {
    reply.code(answer.statusCode);
    reply.headers({ ...answerHeaders(answer.headers), ...options.headers });
    const encoding = options.packed ? undefined : this.#encodingFor(request, answer.headers);
    if (encoding === undefined) {
      reply.send(answer.body);
    } else {
      reply.removeHeader('content-length');
      reply.headers({ 'content-encoding': encoding, vary: 'accept-encoding' });
      reply.send(compressStream(answer.body, encoding));
    }
    if (String(answer.headers['content-type']).startsWith('text/event-stream')) {
      // The first event may take long; the client should know immediately that the stream is open.
      reply.raw.flushHeaders();
    }
  }

  #encodingFor(request: FastifyRequest, headers: IncomingHttpHeaders) {
    const length = headers['content-length'];
    const type = headers['content-type'];
    const packable =
      request.method !== 'HEAD' &&
      headers['content-encoding'] === undefined &&
      isCompressible(type, length === undefined ? undefined : Number(length));
    return packable ? chooseEncoding(request.headers['accept-encoding']) : undefined;
  }
}
