import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ServiceTokens } from '../auth/service-tokens.js';
import { ServiceUnavailable } from '../errors/service-unavailable.js';
import { log } from '../logging/logger.js';
import { currentRequestId } from '../logging/request-context.js';
import {
  SERVICE_CONFIG,
  type ServiceConfig,
  type ServiceName,
  urlSetting,
} from '../service.config.js';

/** An internal call answers in this time or counts as failed. */
const timeoutMs = 2_000;

/** Calls of other services at their `/internal/*` paths. The request id goes along. */
@Injectable()
export class InternalClient {
  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
    private readonly tokens: ServiceTokens,
  ) {}

  /**
   * @param path e.g. `/internal/users/65…`
   * @param schema zod schema of the answer
   * @returns the answer; `undefined` when the other service says 404
   * @throws ServiceUnavailable after 2 s, for any other status, and for an answer that does not fit the schema
   */
  get<Schema extends z.ZodType>(service: ServiceName, path: string, schema: Schema) {
    return this.#call(service, path, schema, { method: 'GET' });
  }

  /** Like `get`, with a JSON body. */
  post<Schema extends z.ZodType>(
    service: ServiceName,
    path: string,
    body: unknown,
    schema: Schema,
  ) {
    const headers = { 'content-type': 'application/json' };
    return this.#call(service, path, schema, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
  }

  async #call<Schema extends z.ZodType>(
    service: ServiceName,
    path: string,
    schema: Schema,
    request: { method: string; headers?: Record<string, string>; body?: string },
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
    request: { method: string; headers?: Record<string, string>; body?: string },
  ): Promise<Response> {
    const base = this.config[urlSetting(service)];
    if (!base) throw new Error(`${urlSetting(service)} is not set`);
    const requestId = currentRequestId();
    return fetch(`${base}${path}`, {
      ...request,
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        ...request.headers,
        authorization: `Bearer ${await this.tokens.sign(service)}`,
        ...(requestId ? { 'x-request-id': requestId } : {}),
      },
    });
  }
}
