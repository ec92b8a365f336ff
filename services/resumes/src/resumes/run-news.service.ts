import { setTimeout as delay } from 'node:timers/promises';
import { analyzeResume } from '@commons/contracts/tasks/resume-writing-tasks';
import { Channels } from '@commons/service-kit/channel/channels';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import { Injectable } from '@nestjs/common';
import type { ResumeRecord, ResumeRun } from './resume.schema.js';
import { taskIdOf } from './run-tasks.js';

const channel = 'resumes:runs';

/** The first follower of an instance waits this long for the subscription; after it the slow look has to do. */
const openingMs = 1_000;

/**
 * Says when it is worth to look at a run again: the queue of the AI service tells of its tasks, and whichever instance
 * changed the run tells of that over Redis. A lost message costs time alone: followers also look now and then.
 */
@Injectable()
export class RunNews {
  readonly #awaited = new Map<string, Set<() => void>>();
  #opened: Promise<unknown> | undefined;

  constructor(
    private readonly tasks: TaskQueue,
    private readonly channels: Channels,
  ) {}

  /** Tells the followers of a résumé's run, at all instances. Best effort. */
  tell({ _id }: Pick<ResumeRecord, '_id'>): Promise<void> {
    return this.channels.tryPublish(channel, String(_id));
  }

  /** Resolves when the subscription stands, or takes too long. */
  async ready(): Promise<void> {
    this.#opened ??= this.#open();
    const patience = new AbortController();
    await Promise.race([
      this.#opened,
      delay(openingMs, undefined, { signal: patience.signal }).catch(() => undefined),
    ]);
    patience.abort();
  }

  /** Hears of a run from now on. @returns what ends the hearing */
  hear({ _id }: Pick<ResumeRecord, '_id'>, run: ResumeRun, listener: () => void): () => void {
    const keys = [String(_id), taskIdOf(run)];
    for (const key of keys) {
      const present = this.#awaited.get(key) ?? new Set();
      this.#awaited.set(key, present.add(listener));
    }
    return () => {
      for (const key of keys) {
        const present = this.#awaited.get(key);
        present?.delete(listener);
        if (present?.size === 0) this.#awaited.delete(key);
      }
    };
  }

  #open(): Promise<unknown> {
    const tell = (key: string) => {
      for (const listener of this.#awaited.get(key) ?? []) listener();
    };
    const events = this.tasks.events(analyzeResume.queue);
    for (const event of ['active', 'completed', 'failed', 'removed'] as const) {
      events.on(event, ({ jobId }: { jobId: string }) => tell(jobId));
    }
    const subscribed = this.channels.subscribe(channel, (id) => tell(String(id)));
    return Promise.allSettled([events.waitUntilReady(), subscribed]);
  }
}
