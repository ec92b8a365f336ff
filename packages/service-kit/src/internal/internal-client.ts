import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ServiceUnavailable } from '../errors/service-unavailable.js';
import { log } from '../logging/logger.js';
import { currentRequestId } from '../logging/request-context.js';
import {
  SERVICE_CONFIG,
  type ServiceConfig,
  type ServiceName,
  urlSetting,
} from '../service.config.js';
import { requestIdHeader } from '../tracing/trace-id.js';
import { ServiceTokens } from './service-tokens.js';

interface InternalRequest {
  readonly method: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | FormData;
  readonly waitMs?: number | undefined;
  /** Aborts the call instead of the timeout. */
  readonly signal?: AbortSignal;
}

const jsonPost = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Calls other services at their `/internal/*` paths and passes on the request id. */
@Injectable()
export class InternalClient {
  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
    private readonly tokens: ServiceTokens,
  ) {}

  /**
   * @param path e.g. `/internal/users/65…`
   * @param schema zod schema of the answer
   * @returns the answer; `undefined` when the other service answers 404
   * @throws ServiceUnavailable after INTERNAL_TIMEOUT_MS, for any other status, and for an invalid answer
   */
  get<Schema extends z.ZodType>(service: ServiceName, path: string, schema: Schema) {
    return this.#call(service, path, schema, { method: 'GET' });
  }

  /** Like `get`, with a JSON body. `waitMs` is for answers that may take longer than 2 s. */
  post<Schema extends z.ZodType>(
    service: ServiceName,
    path: string,
    body: unknown,
    schema: Schema,
    waitMs?: number,
  ) {
    return this.#call(service, path, schema, { ...jsonPost(body), waitMs });
  }

  /** Like `post`, with a file and text fields of a `multipart/form-data` request. */
  postForm<Schema extends z.ZodType>(
    service: ServiceName,
    path: string,
    form: FormData,
    schema: Schema,
    waitMs?: number,
  ) {
    return this.#call(service, path, schema, { method: 'POST', body: form, waitMs });
  }

  /**
   * Posts JSON and streams the bytes of the answer, e.g. a file.
   * @param waitMs longest wait for the answer to begin, in milliseconds
   * @returns `undefined` when the other service answers 404
   * @throws ServiceUnavailable when the answer does not begin in time, and for any other status
   */
  async stream(
    service: ServiceName,
    path: string,
    body: unknown,
    waitMs: number,
  ): Promise<Readable | undefined> {
    const begin = new AbortController();
    const timer = setTimeout(() => begin.abort(), waitMs);
    try {
      const answer = await this.#send(service, path, { ...jsonPost(body), signal: begin.signal });
      if (answer.ok && answer.body) return Readable.fromWeb(answer.body as ReadableStream);
      await answer.body?.cancel();
      if (answer.status === 404) return undefined;
      throw new Error(`${service} answered ${answer.status}`);
    } catch (error) {
      log().warn({ service, path, reason: (error as Error).message }, 'internal call failed');
      throw new ServiceUnavailable(error);
    } finally {
      clearTimeout(timer);
    }
  }

  async #call<Schema extends z.ZodType>(
    service: ServiceName,
    path: string,
    schema: Schema,
    request: InternalRequest,
  ): Promise<z.output<Schema> | undefined> {
    try {
      const answer = await this.#send(service, path, request);
      if (answer.status === 404) {
        await answer.body?.cancel();
        return undefined;
      }
      if (!answer.ok) throw new Error(`${service} answered ${answer.status}`);
      return schema.parse(await answer.json());
    } catch (error) {
      log().warn({ service, path, reason: (error as Error).message }, 'internal call failed');
      throw new ServiceUnavailable(error);
    }
  }

  async #send(
    service: ServiceName,
    path: string,
    { waitMs = this.config.INTERNAL_TIMEOUT_MS, ...request }: InternalRequest,
  ): Promise<Response> {
    const base = this.config[urlSetting(service)];
    if (!base) throw new Error(`${urlSetting(service)} is not set`);
    const requestId = currentRequestId();
    return fetch(`${base}${path}`, {
      signal: AbortSignal.timeout(waitMs),
      ...request,
      headers: {
        ...request.headers,
        authorization: `Bearer ${await this.tokens.sign(service)}`,
        ...(requestId ? { [requestIdHeader]: requestId } : {}),
      },
    });
  }
}
