import { z } from 'zod';
import { isoDate, longText, paging } from '../field-types.js';

/** One queue per service, with its name. */
export const QueueName = z.enum(['auth', 'directory', 'jobs', 'resumes', 'ai']);
export type QueueName = z.infer<typeof QueueName>;

const count = z.number().int();

/** A row of GET /auth/operator/queues. */
export const QueueState = z
  .object({
    queue: QueueName,
    /** Number of workers; absent where Redis does not list its clients. */
    workers: count.optional(),
    waiting: count,
    active: count,
    /** Delayed, e.g. until a retry. */
    delayed: count,
    failed: count,
    /** Since when the oldest task has been waiting; absent when none is. */
    waiting_since: isoDate.optional(),
  })
  .meta({ id: 'QueueState' });
export type QueueState = z.infer<typeof QueueState>;

/** A task that failed permanently. Its payload is omitted: it may contain personal data. */
export const FailedTask = z
  .object({
    id: z.string(),
    /** e.g. 'jobs.mail-status' */
    name: z.string(),
    tries: count,
    /** Error without addresses and user input. */
    error: z.string(),
    added_at: isoDate,
    failed_at: isoDate.optional(),
    /** Trace id of its log lines. */
    request_id: z.string().optional(),
  })
  .meta({ id: 'FailedTask' });
export type FailedTask = z.infer<typeof FailedTask>;

export const FailedTaskList = z.object({ ...paging }).meta({ id: 'FailedTaskList' });

const ids = z.array(z.string().min(1).max(500)).min(1).max(100);

/** POST /auth/operator/queues/{queue}/retry: restarts them with all attempts. */
export const TaskRetry = z.object({ ids }).meta({ id: 'TaskRetry' });

/** POST /auth/operator/queues/{queue}/drop: deletes them. */
export const TaskDrop = z.object({ ids, reason: longText(2_000) }).meta({ id: 'TaskDrop' });

/** Number of the named tasks that were affected; the others are no longer failed. */
export const TasksChanged = z.object({ tasks: count }).meta({ id: 'TasksChanged' });
