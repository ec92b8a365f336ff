import type { ResumeStep } from '@commons/contracts/resume-lists';
import { refuse } from '@commons/service-kit/errors/refuse';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ResumeRecord, ResumeRun } from './resume.schema.js';
import { RunNews } from './run-news.service.js';
import { answerGraceMs } from './run-tasks.js';
import { RunsService } from './runs.service.js';

/** Runs that one person follows at one instance: a few tabs on a few devices. */
export const followedPerPerson = 10;

/** How often a follower looks when it hears nothing: news can be lost. */
const lookEveryMs = 5_000;

/** After news: a task that ended may have ended without an answer, which shows when the grace is over. */
const lookAgainMs = answerGraceMs + 100;

export interface FollowOptions {
  /** Aborted when the caller is gone: the run goes on. */
  readonly signal: AbortSignal;
  readonly onStep?: (step: ResumeStep) => void;
}

/** Follows runs to their end, for callers of this instance. */
@Injectable()
export class RunFollower {
  readonly #following = new Map<string, number>();

  constructor(
    @InjectModel('Resume') private readonly resumes: Model<ResumeRecord>,
    private readonly news: RunNews,
    private readonly runs: RunsService,
  ) {}

  /**
   * Takes a place for a follower, before anything is begun.
   * @returns what gives it back
   * @throws 429 for more than anyone needs
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

  /** @returns the résumé when the run is over or the caller left; undefined when it was deleted */
  async follow(
    { _id }: ResumeRecord,
    run: ResumeRun,
    { signal, onStep }: FollowOptions,
  ): Promise<ResumeRecord | undefined> {
    await this.news.ready();
    const ear = new Ear(signal);
    const stop = this.news.hear({ _id }, run, ear.hear);
    let told: ResumeStep | undefined;
    try {
      for (;;) {
        const heard = ear.takeHeard();
        const resume = await this.resumes.findById(_id).lean<ResumeRecord>();
        if (!resume || resume.run?.id !== run.id || signal.aborted) return resume ?? undefined;
        const step = await this.runs.settle(resume);
        if (step && step !== told) onStep?.(step);
        told = step;
        if (step) await ear.next(heard ? lookAgainMs : lookEveryMs);
      }
    } finally {
      stop();
    }
  }
}

/** Waits for news of one run; news that came during a look counts for the next wait. */
class Ear {
  #heard = false;
  #wake: () => void = () => undefined;

  constructor(private readonly signal: AbortSignal) {}

  readonly hear = (): void => {
    this.#heard = true;
    this.#wake();
  };

  takeHeard(): boolean {
    const heard = this.#heard;
    this.#heard = false;
    return heard;
  }

  /** Resolves with news, when the caller left, or after a time. */
  async next(milliseconds: number): Promise<void> {
    if (this.#heard || this.signal.aborted) return;
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
