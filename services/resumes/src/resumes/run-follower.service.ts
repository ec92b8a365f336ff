import type { ResumeStep } from '@commons/contracts/resume-lists';
import { analyzeResume } from '@commons/contracts/tasks/resume-writing-tasks';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type ResumeRecord, type ResumeRun } from './resume.schema.js';
import { RunsService, taskIdOf } from './runs.service.js';

/** How often a follower looks when it hears nothing. */
const lookEveryMs = 1_000;

export interface FollowOptions {
  /** Aborted when the caller is gone: the run goes on. */
  readonly signal: AbortSignal;
  readonly onStep?: (step: ResumeStep) => void;
}

/** Follows runs to their end, for callers of this instance. */
@Injectable()
export class RunFollower {
  readonly #awaited = new Map<string, Set<() => void>>();
  #isListening = false;

  constructor(
    @InjectModel('Resume') private readonly resumes: Model<ResumeRecord>,
    private readonly tasks: TaskQueue,
    private readonly runs: RunsService,
  ) {}

  /** @returns the résumé when the run is over or the caller left; undefined when it was deleted */
  async follow(
    { _id }: ResumeRecord,
    run: ResumeRun,
    { signal, onStep }: FollowOptions,
  ): Promise<ResumeRecord | undefined> {
    this.#listen();
    let told: ResumeStep | undefined;
    for (;;) {
      const news = this.#news(taskIdOf(run), signal);
      const resume = await this.resumes.findById(_id).lean<ResumeRecord>();
      if (!resume || resume.run?.id !== run.id || signal.aborted) {
        news.stop();
        return resume ?? undefined;
      }
      const step = await this.runs.settle(resume);
      if (step && step !== told) onStep?.(step);
      told = step;
      if (step) await news.come;
      news.stop();
    }
  }

  /** Something happened to the task, a second is over, or the caller left. */
  #news(taskId: string, signal: AbortSignal) {
    let stop = () => {};
    const come = new Promise<void>((resolve) => {
      const present = this.#awaited.get(taskId) ?? new Set();
      this.#awaited.set(taskId, present.add(resolve));
      const timer = setTimeout(resolve, lookEveryMs);
      const left = () => resolve();
      signal.addEventListener('abort', left, { once: true });
      stop = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', left);
        present.delete(resolve);
        if (present.size === 0) this.#awaited.delete(taskId);
      };
    });
    return { come, stop: () => stop() };
  }

  /** One listener of the queue's events for all followers. */
  #listen(): void {
    if (this.#isListening) return;
    this.#isListening = true;
    const events = this.tasks.events(analyzeResume.queue);
    const tell = ({ jobId }: { jobId: string }) => {
      for (const resolve of this.#awaited.get(jobId) ?? []) resolve();
    };
    for (const event of ['active', 'completed', 'failed', 'removed'] as const)
      events.on(event, tell);
  }
}
