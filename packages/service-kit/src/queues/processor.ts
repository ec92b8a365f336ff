import type { TaskDefinition } from '@commons/contracts/tasks/task';
import { applyDecorators, Injectable, SetMetadata } from '@nestjs/common';
import type { z } from 'zod';

export const PROCESSOR = 'commons:processor';
export const RECONCILE = 'commons:reconcile';

/** Property of a provider that declares its task itself instead of by {@link Processor}: the task. */
export const OWN_TASK = Symbol('own task');
/** Property of a provider that declares a reconciliation itself instead of by {@link Reconcile}. */
export const OWN_RECONCILIATION = Symbol('own reconciliation');

/** Passed to a processor in addition to the payload. */
export interface TaskContext {
  /** Id of the task in its queue; the same in every attempt. */
  readonly id: string;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** Whether this is the last attempt: when it throws, the task has failed permanently. */
  readonly lastAttempt: boolean;
  /** Number of times a worker started the task: attempts, postponements and recoveries from dead workers. */
  readonly starts: number;
  /** Reports progress (JSON) to the task's followers. */
  progress(data: string | number | object): Promise<void>;
  /**
   * Puts the task back and pauses the whole queue, e.g. because a provider answered "too many requests, try again in 3
   * s". Does not count as a failed attempt. Always throws: nothing after it runs.
   */
  postpone(milliseconds: number): Promise<never>;
  /**
   * Puts only this task back for a while, e.g. because another one has precedence. Not a failed attempt; always throws.
   */
  later(milliseconds: number): Promise<never>;
  /**
   * Erases the payload of the task, which stays in the queue's history: for tasks that carry personal text
   * (architecture §6). Call it when the answer is stored: a task without payload counts as done.
   */
  erase(): Promise<void>;
}

/** Processes one kind of task. Must be idempotent: it may run again with the same payload. */
export interface TaskProcessor<Task extends TaskDefinition> {
  process(payload: z.output<Task['payload']>, context: TaskContext): Promise<unknown>;
}

/** Marks the processor of a task: `@Processor(mailVerification) class … implements TaskProcessor<…>`. */
export const Processor = (task: TaskDefinition) =>
  applyDecorators(Injectable(), SetMetadata(PROCESSOR, task));

export interface ReconcileOptions {
  /** Unique within the service. */
  readonly name: string;
  /** Pause between two runs, in milliseconds. */
  readonly everyMs: number;
}

export interface Reconciliation extends ReconcileOptions {
  run(): Promise<unknown>;
}

/**
 * Marks a method without parameters that runs periodically to find missed work (architecture §6). The worker role runs
 * it at the given interval, in one instance.
 */
export const Reconcile = (options: ReconcileOptions) => SetMetadata(RECONCILE, options);
