import type { z } from 'zod';

/** A background task: its name (`<service>.<what>`), the service whose queue holds it, and its payload. */
export interface TaskDefinition<Payload extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly queue: string;
  readonly payload: Payload;
}

/**
 * Declares a task. The queue is the part of the name before the dot.
 * @param name e.g. 'jobs.mail-status'
 * @param payload zod schema of the payload: ids, not content
 */
export function defineTask<Payload extends z.ZodType>(
  name: `${string}.${string}`,
  payload: Payload,
): TaskDefinition<Payload> {
  return { name, queue: name.slice(0, name.indexOf('.')), payload };
}
