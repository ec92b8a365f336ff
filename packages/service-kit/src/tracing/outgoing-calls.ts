import { type Tracer, type TracerProvider, trace } from '@opentelemetry/api';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { safePath } from '../logging/safe-path.js';

/**
 * Traces what undici and fetch send: the gateway's calls of services, services' of each other, and those of the model.
 * They get a `traceparent`, unless they belong to no trace.
 * @param tracer of the service that runs
 */
export function followOutgoingCalls(tracer: () => Tracer | undefined): void {
  const instrumentation = new UndiciInstrumentation({
    requireParentforSpans: true,
    // Queries and share links have tokens.
    requestHook: (span, { origin, path }) => {
      span.setAttributes({
        'url.full': origin + safePath(path),
        'url.path': safePath(path),
        'url.query': '',
      });
    },
  });
  const none = trace.getTracer('none');
  const present: Tracer = {
    startSpan: (...call) => (tracer() ?? none).startSpan(...call),
    startActiveSpan: ((...call: Parameters<Tracer['startActiveSpan']>) =>
      (tracer() ?? none).startActiveSpan(...call)) as Tracer['startActiveSpan'],
  };
  instrumentation.setTracerProvider({ getTracer: () => present } as TracerProvider);
  instrumentation.enable();
}
