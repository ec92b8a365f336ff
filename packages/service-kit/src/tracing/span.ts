import {
  type Attributes,
  currentContext,
  type OpenSpan,
  type SpanOptions,
} from '../logging/request-context.js';

/**
 * Starts a child of the current span. Undefined, and without effect, when tracing is off, the trace is not sampled, or
 * there is none: background work of a process (heartbeats, polling) is not traced.
 */
export function startStep(options: SpanOptions): OpenSpan | undefined {
  const context = currentContext();
  return context?.span && context.tracing?.start(options);
}

/** Runs a function in a span of the current trace, if there is one. */
export async function inSpan<Result>(
  name: string,
  attributes: Attributes,
  run: () => Promise<Result>,
): Promise<Result> {
  const span = startStep({ name, kind: 'client', attributes });
  if (!span) return run();
  try {
    const result = await span.run(run);
    span.end();
    return result;
  } catch (error) {
    span.end({ error });
    throw error;
  }
}
