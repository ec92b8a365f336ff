import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'pino';

type SpanKind = 'server' | 'client' | 'producer' | 'consumer';
export type Attributes = Readonly<Record<string, string | number | undefined>>;

export interface SpanOptions {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes?: Attributes;
  /** Continues the trace of this `traceparent`, else that of the current span, else starts one. */
  readonly parent?: string | undefined;
}

/** A started span. */
export interface OpenSpan {
  /** Identifies the span to another process (W3C Trace Context). */
  readonly traceparent: string;
  /** Runs a function; spans started by it are children. */
  run<Result>(run: () => Result): Result;
  end(outcome?: {
    readonly error?: unknown;
    readonly name?: string;
    readonly attributes?: Attributes;
  }): void;
}

/** The tracing of a service; absent unless OTEL_EXPORTER_OTLP_ENDPOINT is set. */
export interface Tracing {
  /** @returns undefined for a trace that is not sampled */
  start(options: SpanOptions): OpenSpan | undefined;
  stop(): Promise<void>;
}

/** Data of the current request or task, available anywhere in the code without passing it along. */
export interface RequestContext {
  /** Logger that includes the service name and the request id. */
  readonly logger: Logger;
  readonly requestId?: string | undefined;
  readonly tracing?: Tracing | undefined;
  /** The span of the request or task. */
  readonly span?: OpenSpan | undefined;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs a function; everything it starts sees this context. */
export const runInContext = <Result>(context: RequestContext, run: () => Result): Result =>
  context.span ? context.span.run(() => storage.run(context, run)) : storage.run(context, run);

/** The context of the current request, task or start; `undefined` outside of any service. */
export const currentContext = (): RequestContext | undefined => storage.getStore();

/** Request id of the current request or task, to pass on in calls and tasks. */
export const currentRequestId = (): string | undefined => storage.getStore()?.requestId;
