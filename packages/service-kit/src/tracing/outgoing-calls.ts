import { type Tracer, type TracerProvider, trace } from '@opentelemetry/api';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { safePath } from '../logging/safe-path.js';

/**
 * Traces calls by undici and fetch: of the gateway to services, between services, and to the model. They get a
 * `traceparent` if they belong to a trace.
 * @param tracer of the running service
 */
export function followOutgoingCalls(tracer: () => Tracer | undefined): void {
  const instrumentation = new UndiciInstrumentation({
    requireParentforSpans: true,
    // Query strings and share links have tokens.
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
