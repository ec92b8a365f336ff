import type { Readable } from 'node:stream';
import { HttpException } from '@nestjs/common';
import CircuitBreaker from 'opossum';
import type { Agent, Dispatcher } from 'undici';
import type { HeaderMap } from './header-rules.js';

/** One call to a service. Times in milliseconds. */
export interface UpstreamCall {
  readonly method: string;
  /** Normalised path with query. */
  readonly path: string;
  readonly headers: HeaderMap;
  readonly body?: Readable | Buffer | undefined;
  /** Aborts the call when the client disconnects. */
  readonly signal?: AbortSignal;
  /** Time-out for the headers of the answer. */
  readonly answerMs: number;
  /** Time-out for silence within the body of the answer. */
  readonly idleMs: number;
}
export type UpstreamAnswer = Dispatcher.ResponseData;

/**
 * A service or static server behind a circuit breaker: after repeated failures it is not called for two seconds, then
 * there is one trial call. Only an unreachable or slow server counts as failing, not an error status.
 */
export class Upstream {
  readonly #breaker: CircuitBreaker<[UpstreamCall], UpstreamAnswer>;

  constructor(
    readonly name: string,
    readonly origin: string,
    private readonly agent: Agent,
  ) {
    this.#breaker = new CircuitBreaker((call: UpstreamCall) => this.#send(call), {
      name,
      // Time-outs differ by call and are enforced by undici.
      timeout: false,
      volumeThreshold: 5,
      errorThresholdPercentage: 50,
      rollingCountTimeout: 10_000,
      resetTimeout: 2_000,
      errorFilter: isClientsFault,
    });
  }

  /** Sends a call. Resolves with a streaming body; rejects immediately while the breaker is open. */
  call(call: UpstreamCall): Promise<UpstreamAnswer> {
    return this.#breaker.fire(call);
  }

  async #send(call: UpstreamCall): Promise<UpstreamAnswer> {
    try {
      return await this.#sendOnce(call);
    } catch (error) {
      const repeatable =
        call.body === undefined && (call.method === 'GET' || call.method === 'HEAD');
      if (repeatable && isStaleConnection(error)) return this.#sendOnce(call);
      throw error;
    }
  }

  #sendOnce(call: UpstreamCall): Promise<UpstreamAnswer> {
    return this.agent.request({
      origin: this.origin,
      path: call.path,
      method: call.method as Dispatcher.HttpMethod,
      headers: call.headers,
      body: call.body ?? null,
      signal: call.signal ?? null,
      headersTimeout: call.answerMs,
      bodyTimeout: call.idleMs,
    });
  }

  close(): void {
    this.#breaker.shutdown();
  }
}

/** A keep-alive connection that the service closed just as it was reused. */
function isStaleConnection(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'UND_ERR_SOCKET' || code === 'ECONNRESET' || code === 'EPIPE';
}

/** Disconnected clients and too large bodies say nothing about the service. */
function isClientsFault(error: unknown): boolean {
  return error instanceof HttpException || (error as Partial<Error>).name === 'AbortError';
}
