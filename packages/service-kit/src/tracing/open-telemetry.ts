import {
  type AttributeValue,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  RandomIdGenerator,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import {
  type Attributes,
  currentContext,
  currentRequestId,
  type OpenSpan,
  type SpanOptions,
  type Tracing,
} from '../logging/request-context.js';
import { followOutgoingCalls } from './outgoing-calls.js';
import { followRedis } from './redis-commands.js';
import { isSampled } from './sampling.js';
import { asTraceId } from './trace-id.js';

// Loaded only when OTEL_EXPORTER_OTLP_ENDPOINT is set (start-tracing.ts): the only file that uses the SDK.

export interface TracingOptions {
  readonly service: string;
  readonly version: string | undefined;
  /** Base address of the collector; traces go to `/v1/traces` below it. */
  readonly endpoint: string;
  /** Share of recorded traces, 0 to 1. */
  readonly share: number;
}

/** How long a stop waits for the last spans: the exporter retries a failing collector for long. */
const stopMs = 2_000;

async function withinTime(work: Promise<unknown>): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, stopMs).unref());
  await Promise.race([work.catch(() => undefined), late]);
}

const random = new RandomIdGenerator();

/** A trace has the id of its request, which people quote and every log line has. */
const ids = {
  generateTraceId: () => asTraceId(currentRequestId()) ?? random.generateTraceId(),
  generateSpanId: () => random.generateSpanId(),
};

/** Once per process, which may host several services: spans belong to the tracer of the running service. */
let isPrepared = false;
const tracers = new WeakMap<Tracing, Tracer>();

/** Begins to send spans to a collector. @param options `share` of the requests that are traced, 0 to 1 */
export function openTracing(options: TracingOptions): Tracing {
  const { service, version, endpoint, share } = options;
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': service,
      'service.namespace': 'commons',
      ...(version && { 'service.version': version }),
    }),
    // Unsampled traces get no spans at all, see `start`.
    sampler: new AlwaysOnSampler(),
    idGenerator: ids,
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  prepareProcess();
  const tracer = provider.getTracer('commons');
  const tracing: Tracing = {
    start: (span) => startSpan(tracer, span, share),
    stop: () => withinTime(provider.shutdown()),
  };
  tracers.set(tracing, tracer);
  return tracing;
}

function prepareProcess(): void {
  if (isPrepared) return;
  isPrepared = true;
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  followOutgoingCalls(() => {
    const { tracing } = currentContext() ?? {};
    return tracing && tracers.get(tracing);
  });
  followRedis();
}

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
};

function startSpan(tracer: Tracer, options: SpanOptions, share: number): OpenSpan | undefined {
  const { name, kind, attributes = {}, parent } = options;
  const around = parent
    ? propagation.extract(ROOT_CONTEXT, { traceparent: parent })
    : context.active();
  const above = trace.getSpanContext(around);
  const sampled = above
    ? (above.traceFlags & TraceFlags.SAMPLED) !== 0
    : isSampled(currentRequestId(), share);
  if (!sampled) return undefined;
  const span = tracer.startSpan(name, { kind: kinds[kind], attributes: known(attributes) }, around);
  return openSpan(span, trace.setSpan(around, span));
}

function openSpan(span: Span, below: ReturnType<typeof trace.setSpan>): OpenSpan {
  const { traceId, spanId } = span.spanContext();
  return {
    traceparent: `00-${traceId}-${spanId}-01`,
    run: (run) => context.with(below, run),
    end({ error, name, attributes } = {}) {
      if (name) span.updateName(name);
      if (attributes) span.setAttributes(known(attributes));
      // Only the type: messages may contain user input.
      if (error !== undefined)
        span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error)?.name });
      span.end();
    },
  };
}

const known = (attributes: Attributes): Record<string, AttributeValue> =>
  Object.fromEntries(
    Object.entries(attributes).filter(
      (entry): entry is [string, string | number] => entry[1] !== undefined,
    ),
  );
