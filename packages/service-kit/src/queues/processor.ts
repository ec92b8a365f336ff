import type { TaskDefinition } from '@commons/contracts/task';
import { applyDecorators, Injectable, SetMetadata } from '@nestjs/common';
import type { z } from 'zod';

export const PROCESSOR = 'commons:processor';
export const SWEEP = 'commons:sweep';

/** What a processor is told beside the payload. */
export interface TaskContext {
  /** Id of the task in its queue; the same in every attempt. */
  readonly id: string;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** Whether the task is kept as failed when this attempt throws. */
  readonly lastAttempt: boolean;
  /** How often a worker took the task: attempts, postponements and takings-over from dead workers together. */
  readonly starts: number;
  /** Reports progress (JSON) to whoever follows the task. */
  progress(data: string | number | object): Promise<void>;
  /**
   * Puts the task back and lets no worker take any of the queue for a while, e.g. because a provider said "too many
   * requests, try again in 3 s". It is no failed attempt. Always throws: nothing after it runs.
   */
  postpone(milliseconds: number): Promise<never>;
  /** Puts this task alone back for a while, e.g. because it is another's turn. No failed attempt; always throws. */
  later(milliseconds: number): Promise<never>;
  /**
   * Erases the payload of the task, which stays in the queue's history: for tasks that carry text (architecture §6).
   * Called when the answer is stored: a task without payload counts as done.
   */
  erase(): Promise<void>;
}

/** A class that works on one kind of task. It may be run again with the same payload: it must be idempotent. */
export interface TaskProcessor<Task extends TaskDefinition> {
  process(payload: z.output<Task['payload']>, context: TaskContext): Promise<unknown>;
}

/** Marks the one class that works on a task: `@Processor(mailVerification) class … implements TaskProcessor<…>`. */
export const Processor = (task: TaskDefinition) =>
  applyDecorators(Injectable(), SetMetadata(PROCESSOR, task));

export interface SweepOptions {
  /** Unique within the service. */
  readonly name: string;
  /** Pause between two runs, in milliseconds. */
  readonly everyMs: number;
}

/**
 * Marks a method without parameters that looks for what was missed (architecture §6). The worker role runs it at the
 * given interval; of several instances one does.
 */
export const Sweep = (options: SweepOptions) => SetMetadata(SWEEP, options);
