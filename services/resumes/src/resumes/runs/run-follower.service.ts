import type { ResumeStep } from '@commons/contracts/resumes/resume-lists';
import { refuse } from '@commons/service-kit/errors/refuse';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ResumeRecord, ResumeRun } from '../resume.schema.js';
import { answerGraceMs } from './run-tasks.js';
import { RunUpdatesService } from './run-updates.service.js';
import { RunsService } from './runs.service.js';

/** Most runs that one person follows at one instance: a few tabs on a few devices. */
export const followedPerPerson = 10;

/** How often a follower polls without an event, as events can be lost. */
const pollEveryMs = 5_000;

/** Poll after an event: a task that ended without an answer shows only after the grace period. */
const pollAgainMs = answerGraceMs + 100;

export interface FollowOptions {
  /** Aborted when the caller disconnects; the run continues. */
  readonly signal: AbortSignal;
  readonly onStep?: (step: ResumeStep) => void;
}

/** Follows runs to their end, for callers of this instance. */
@Injectable()
export class RunFollowerService {
  readonly #following = new Map<string, number>();

  constructor(
    @InjectModel('Resume') private readonly resumes: Model<ResumeRecord>,
    private readonly updates: RunUpdatesService,
    private readonly runs: RunsService,
  ) {}

  /**
   * Reserves a place for a follower before anything starts.
   * @returns a function that releases it
   * @throws 429 past the limit
   */
  take(userId: string): () => void {
    const present = this.#following.get(userId) ?? 0;
    if (present >= followedPerPerson) {
      throw refuse(429, 'Too many open pages. Please close some of them.');
    }
    this.#following.set(userId, present + 1);
    return () => {
      const left = (this.#following.get(userId) ?? 1) - 1;
      if (left > 0) this.#following.set(userId, left);
      else this.#following.delete(userId);
    };
  }

  /** @returns the résumé when the run is over or the caller disconnected; undefined when it was deleted */
  async follow(
    { _id }: ResumeRecord,
    run: ResumeRun,
    { signal, onStep }: FollowOptions,
  ): Promise<ResumeRecord | undefined> {
    await this.updates.ready();
    const waiter = new RunWaiter(signal);
    const stop = this.updates.subscribe({ _id }, run, waiter.notify);
    let lastStep: ResumeStep | undefined;
    try {
      for (;;) {
        const isNotified = waiter.takeNotified();
        const resume = await this.resumes.findById(_id).lean<ResumeRecord>();
        if (!resume || resume.run?.id !== run.id || signal.aborted) return resume ?? undefined;
        const step = await this.runs.settle(resume);
        if (step && step !== lastStep) onStep?.(step);
        lastStep = step;
        if (step) await waiter.next(isNotified ? pollAgainMs : pollEveryMs);
      }
    } finally {
      stop();
    }
  }
}

/** Waits for events of one run. An event during a poll ends the next wait at once. */
class RunWaiter {
  #notified = false;
  #wake: () => void = () => undefined;

  constructor(private readonly signal: AbortSignal) {}

  readonly notify = (): void => {
    this.#notified = true;
    this.#wake();
  };

  takeNotified(): boolean {
    const isNotified = this.#notified;
    this.#notified = false;
    return isNotified;
  }

  /** Resolves on an event, when the caller disconnects, or after a timeout. */
  async next(milliseconds: number): Promise<void> {
    if (this.#notified || this.signal.aborted) return;
    const { promise, resolve } = promiseOf();
    const timer = setTimeout(resolve, milliseconds);
    this.#wake = resolve;
    this.signal.addEventListener('abort', resolve, { once: true });
    await promise;
    this.signal.removeEventListener('abort', resolve);
    clearTimeout(timer);
  }
}

function promiseOf() {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = () => settle();
  });
  return { promise, resolve };
}
