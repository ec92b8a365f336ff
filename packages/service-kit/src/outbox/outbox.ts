import { minuteMs } from '@commons/contracts/durations';
import type { TaskDefinition } from '@commons/contracts/tasks/task';
import { Inject, Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { z } from 'zod';
import { log } from '../logging/logger.js';
import { OWN_RECONCILIATION, type Reconciliation } from '../queues/processor.js';
import { RecordBatches } from '../queues/record-batches.js';
import { periodOf, TaskQueue } from '../queues/task-queue.js';
import type { OutboxMark } from './outbox-mark.js';

/** In a task's id: it was added by `enqueue`, not by the reconciliation. */
const first = 'first';

/** A task that is due for a record. */
export interface DueTask {
  readonly task: TaskDefinition;
  readonly payload: unknown;
  /** Unique within the task, e.g. by record and time: the same one is not added twice. */
  readonly id: string;
  /** Tasks with the same value never run at the same time; default is `id`. */
  readonly deduplicateBy?: string;
}

/** Creates an `DueTask` with a type-checked payload. */
export const dueTask = <Task extends TaskDefinition>(
  task: Task,
  payload: z.input<Task['payload']>,
  id: string,
): DueTask => ({ task, payload, id });

export interface OutboxOptions {
  /** Names the reconciliation, in logs and in its lock; unique within the service. */
  readonly name: string;
  /** Pause between two reconciliations; default a minute. */
  readonly everyMs?: number;
  /** How long due work is left to `enqueue` before the reconciliation adds it; default 30 s. */
  readonly patienceMs?: number;
  /** Interval at which a permanently failed task gets a successor; default an hour. */
  readonly retryMs?: number;
  /** Set for tasks of other services, which cannot clear the mark: it is cleared after all of them have completed. */
  readonly elsewhere?: boolean;
}

/**
 * Runs the tasks that are due for stored records, even if the process dies or Redis is down in between (docs/adr/0014). The
 * write that causes a task sets a mark on the record; `enqueue` then adds the tasks. The reconciliation adds those that
 * were never added, were lost or failed permanently. The task's processor clears the mark (the reconciliation does for
 * tasks of other services), so tasks may run twice.
 */
@Injectable()
export abstract class Outbox<Row extends { readonly _id: Types.ObjectId }> {
  readonly #batches: RecordBatches<Row>;
  readonly [OWN_RECONCILIATION]: Reconciliation;
  @Inject(TaskQueue) protected readonly tasks!: TaskQueue;

  constructor(
    readonly mark: OutboxMark<Row>,
    readonly options: OutboxOptions,
  ) {
    const { name, everyMs = minuteMs } = options;
    this.#batches = new RecordBatches<Row>(name, 100);
    this[OWN_RECONCILIATION] = { name, everyMs, run: () => this.reconcile() };
  }

  /** The tasks that are due for a marked record. */
  protected abstract dueTasks(row: Row): DueTask[];

  /** Adds the tasks of a record that was just written. If that fails, the reconciliation does it later. */
  async enqueue(row: Row): Promise<void> {
    try {
      await this.#add(row, first);
    } catch (error) {
      log().warn(
        { outbox: this.options.name, err: error },
        'enqueueing a task failed; left to the reconciliation',
      );
    }
  }

  /** Adds the tasks that are still due. Runs in the worker role, in one instance at a time. */
  async reconcile(now = Date.now()): Promise<void> {
    const { patienceMs = minuteMs / 2, retryMs, elsewhere } = this.options;
    const period = periodOf(now, retryMs);
    await this.#batches.run(
      (after, limit) => this.mark.dueBefore(new Date(now - patienceMs), after, limit),
      async (row) => {
        if (elsewhere && (await this.#isCompleted(row, period))) await this.mark.clear(row);
        else await this.#add(row, String(period));
      },
    );
  }

  async #add(row: Row, attempt: string): Promise<void> {
    const since = this.mark.since(row)?.getTime();
    if (since === undefined) return;
    const delayMs = Math.max(0, since - Date.now());
    for (const { task, payload, id, deduplicateBy = id } of this.dueTasks(row)) {
      await this.tasks.add(task, payload, {
        ...{ id: `${id}-${attempt}`, deduplicateBy, reschedule: attempt === first },
        ...(delayMs > 0 && { delayMs }),
      });
    }
  }

  /** Whether each task that was due for the record has completed: the first, or one of this or the last period. */
  async #isCompleted(row: Row, period: number): Promise<boolean> {
    for (const { task, id } of this.dueTasks(row)) {
      const ids = [first, period, period - 1].map((attempt) => `${id}-${attempt}`);
      if (!(await this.tasks.isCompleted(task, ids))) return false;
    }
    return true;
  }
}
