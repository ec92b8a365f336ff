import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import {
  searchChangesHeader,
  searchDependenciesHeader,
} from '@commons/service-kit/http/search-cache-headers';
import type { ServiceName } from '@commons/service-kit/service.config';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { failureOf } from '../../failures.js';
import { cacheScope } from '../../routing/call-operation.js';
import { chooseEncoding, isCompressible } from '../compression.js';
import type { Forwarder, ForwardOptions } from '../forwarder.js';
import { answerHeaders, type HeaderMap } from '../header-rules.js';
import { CachedAnswer, type SearchDependencies } from './search-cache.js';
import type { BriefCache } from './service-search-caches.js';

/** A search is a few words. A larger body bypasses the cache. */
const largestBody = 16 * 1024;

/** Answers guests' searches and reads of jobs from the cache. */
export class GuestSearch {
  constructor(
    private readonly cache: BriefCache,
    private readonly forwarder: Forwarder,
  ) {}

  /** Whether the cache applies: a cacheable call without a token and with a small body of known length. */
  accepts(request: FastifyRequest, path: string): boolean {
    const { headers } = request.raw;
    return (
      cacheScope(request.method, path) !== undefined &&
      headers.authorization === undefined &&
      headers['transfer-encoding'] === undefined &&
      Number(headers['content-length'] ?? 0) <= largestBody
    );
  }

  async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    service: ServiceName,
    options: ForwardOptions,
  ): Promise<void> {
    try {
      const body = await readWhole(request, this.forwarder.bodyOf(request, options.kind));
      const type = request.headers['content-type'] ?? '';
      const target = options.path.path + options.path.query;
      const who = this.#visitorOf(request, options.path.path);
      const key = `${target}\n${who}\n${type}\n${body.toString('latin1')}`;
      const cached = await this.cache.get(service, key, () => this.#load(request, options, body));
      await send(request, reply, cached, options.headers ?? {});
    } catch (error) {
      throw failureOf(error);
    }
  }

  /** How services distinguish guests, where it matters. */
  #visitorOf(request: FastifyRequest, path: string): string {
    if (cacheScope(request.method, path) === 'everybody') return '';
    return `${this.forwarder.addressOf(request)} ${request.headers['user-agent'] ?? ''}`;
  }

  /**
   * Publishes a write. To be awaited before it is answered.
   * @param headers of the service's answer; undefined without one, when the write may still have happened
   */
  written(service: ServiceName, headers?: IncomingHttpHeaders): Promise<void> {
    const declared = headers?.[searchChangesHeader];
    return this.cache.written(service, typeof declared === 'string' ? declared : undefined);
  }

  async #load(
    request: FastifyRequest,
    options: ForwardOptions,
    body: Buffer,
  ): Promise<CachedAnswer> {
    // No abort signal, because others may wait for the same answer.
    const headers = this.forwarder.headersFor(request);
    delete headers['accept-encoding'];
    const answer = await options.upstream.call({
      method: request.method,
      path: options.path.path + options.path.query,
      headers,
      // Only a call without a body is repeated on another connection.
      ...(body.length > 0 && { body }),
      ...this.forwarder.timeouts(options.kind),
    });
    const bytes = Buffer.from(await answer.body.arrayBuffer());
    return new CachedAnswer(
      answer.statusCode,
      answerHeaders(answer.headers),
      bytes,
      dependenciesOf(answer.headers[searchDependenciesHeader]),
    );
  }
}

/** @param noted groups separated by spaces, terms within a group by dots; '' has no conditions: any change matches */
function dependenciesOf(noted: string | string[] | undefined): SearchDependencies | undefined {
  if (typeof noted !== 'string') return undefined;
  return noted === '' ? [] : noted.split(' ').map((group) => group.split('.'));
}

async function readWhole(request: FastifyRequest, body: Readable | undefined): Promise<Buffer> {
  if (!body) request.raw.resume();
  const chunks: Buffer[] = [];
  for await (const chunk of body ?? []) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  cached: CachedAnswer,
  headers: HeaderMap,
): Promise<void> {
  const packable = isCompressible(String(cached.headers['content-type']), cached.body.length);
  const encoding = packable ? chooseEncoding(request.headers['accept-encoding']) : undefined;
  reply.code(cached.status).headers({ ...cached.headers, ...headers });
  reply.removeHeader('content-length');
  if (encoding) reply.headers({ 'content-encoding': encoding, vary: 'accept-encoding' });
  reply.send(encoding ? await cached.in(encoding) : cached.body);
}
