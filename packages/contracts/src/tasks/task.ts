import type { z } from 'zod';

/** A background task: its name (`<service>.<what>`), the service that owns its queue, and its payload. */
export interface TaskDefinition<Payload extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly queue: string;
  readonly payload: Payload;
  /** 1 is the most urgent; tasks without a priority run before all others in the queue. */
  readonly priority?: number;
}

/**
 * Declares a task. The queue is the part of the name before the dot.
 * @param name e.g. 'jobs.mail-status'
 * @param payload zod schema of the payload: ids, not content
 * @param options `priority` of a task that yields to others in its queue
 */
export function defineTask<Payload extends z.ZodType>(
  name: `${string}.${string}`,
  payload: Payload,
  options: Pick<TaskDefinition, 'priority'> = {},
): TaskDefinition<Payload> {
  return { name, queue: name.slice(0, name.indexOf('.')), payload, ...options };
}
