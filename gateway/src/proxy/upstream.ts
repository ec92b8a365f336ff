import type { Readable } from 'node:stream';
import { HttpException } from '@nestjs/common';
import CircuitBreaker from 'opossum';
import type { Agent, Dispatcher } from 'undici';
import type { HeaderMap } from './header-rules.js';

/** One call to a service. Times in milliseconds. */
export interface UpstreamCall {
  readonly method: string;
  /** Canonical path with query. */
  readonly path: string;
  readonly headers: HeaderMap;
  readonly body?: Readable | Buffer | undefined;
  /** Aborts the call when the client is gone. */
  readonly signal?: AbortSignal;
  /** Longest wait for the first line of the answer. */
  readonly answerMs: number;
  /** Longest silence within the answer. */
  readonly idleMs: number;
}
export type UpstreamAnswer = Dispatcher.ResponseData;

/**
 * One service or static server behind a circuit breaker: after a run of failures it is not called for two
 * seconds, then one call tries it again. Only a service that cannot be reached or does not answer in time
 * counts as failing; an error status is an answer.
 */
export class Upstream {
  private readonly breaker: CircuitBreaker<[UpstreamCall], UpstreamAnswer>;

  constructor(
    readonly name: string,
    readonly origin: string,
    private readonly agent: Agent,
  ) {
    this.breaker = new CircuitBreaker((call: UpstreamCall) => this.send(call), {
      name,
      // Time-outs differ by call, and undici keeps them.
      timeout: false,
      volumeThreshold: 5,
      errorThresholdPercentage: 50,
      rollingCountTimeout: 10_000,
      resetTimeout: 2_000,
      errorFilter: isClientsFault,
    });
  }

  /** Sends a call and gives the answer with its body still streaming; rejects at once while the breaker is open. */
  call(call: UpstreamCall): Promise<UpstreamAnswer> {
    return this.breaker.fire(call);
  }

  private async send(call: UpstreamCall): Promise<UpstreamAnswer> {
    try {
      return await this.sendOnce(call);
    } catch (error) {
      const repeatable =
        call.body === undefined && (call.method === 'GET' || call.method === 'HEAD');
      if (repeatable && isStaleConnection(error)) {
        return this.sendOnce(call);
      }
      throw error;
    }
  }

  private sendOnce(call: UpstreamCall): Promise<UpstreamAnswer> {
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
    this.breaker.shutdown();
  }
}

/** A kept connection that the service closed just as it was used again. */
function isStaleConnection(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'UND_ERR_SOCKET' || code === 'ECONNRESET' || code === 'EPIPE';
}

/** A client that went away or sent too much says nothing about the service. */
function isClientsFault(error: unknown): boolean {
  return error instanceof HttpException || (error as Partial<Error>).name === 'AbortError';
}
