import {
  type Attributes,
  currentContext,
  type OpenSpan,
  type SpanOptions,
} from '../logging/request-context.js';

/**
 * Begins a step below the present one. Undefined, and nothing was done, without tracing, in a trace that is not sampled,
 * and outside of any: what a process does by itself (heartbeats, polling) is no trace.
 */
export function startStep(options: SpanOptions): OpenSpan | undefined {
  const context = currentContext();
  return context?.span && context.tracing?.start(options);
}

/** Runs a function as a step of the present trace, if there is one. */
export async function inStep<Result>(
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
