import { z } from 'zod';
import { isoDate, longText, paging } from '../field-types.js';

/** The queues: one of each service, named like it. */
export const QueueName = z.enum(['auth', 'directory', 'jobs', 'resumes', 'ai']);
export type QueueName = z.infer<typeof QueueName>;

const count = z.number().int();

/** A row of GET /auth/operator/queues. */
export const QueueState = z
  .object({
    queue: QueueName,
    /** Processes that take its tasks; absent where Redis does not list its clients. */
    workers: count.optional(),
    waiting: count,
    active: count,
    /** Waits for a time, e.g. for another try. */
    delayed: count,
    failed: count,
    /** Since when the next task waits; absent when none does. */
    waiting_since: isoDate.optional(),
  })
  .meta({ id: 'QueueState' });
export type QueueState = z.infer<typeof QueueState>;

/** A task that failed for good. Its payload is left out: it may be about a person. */
export const FailedTask = z
  .object({
    id: z.string(),
    /** e.g. 'jobs.mail-status' */
    name: z.string(),
    tries: count,
    /** Without addresses and values that somebody typed. */
    error: z.string(),
    added_at: isoDate,
    failed_at: isoDate.optional(),
    /** By which its lines in the logs are found. */
    request_id: z.string().optional(),
  })
  .meta({ id: 'FailedTask' });
export type FailedTask = z.infer<typeof FailedTask>;

export const FailedTaskList = z.object({ ...paging }).meta({ id: 'FailedTaskList' });

const ids = z.array(z.string().min(1).max(500)).min(1).max(100);

/** POST /auth/operator/queues/{queue}/retry: they begin anew, with all tries. */
export const TaskRetry = z.object({ ids }).meta({ id: 'TaskRetry' });

/** POST /auth/operator/queues/{queue}/drop: they are removed and never done. */
export const TaskDrop = z.object({ ids, reason: longText(2_000) }).meta({ id: 'TaskDrop' });

/** How many of the named tasks it was; the others are not failed (any more). */
export const TasksChanged = z.object({ tasks: count }).meta({ id: 'TasksChanged' });
