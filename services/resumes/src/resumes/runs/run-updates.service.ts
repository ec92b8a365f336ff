import { setTimeout as delay } from 'node:timers/promises';
import { analyzeResume } from '@commons/contracts/tasks/resume-writing-tasks';
import { Channels } from '@commons/service-kit/channel/channels';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import { Injectable } from '@nestjs/common';
import type { ResumeRecord, ResumeRun } from '../resume.schema.js';
import { taskIdOf } from './run-tasks.js';

const channel = 'resumes:runs';

/** How long the first follower of an instance waits for the subscription; without it, polling has to do. */
const openTimeoutMs = 1_000;

/**
 * Notifies followers to check a run: on events of the AI service's task queue, and on messages over Redis from the
 * instance that changed the run. A lost message only costs time, as followers also poll.
 */
@Injectable()
export class RunUpdatesService {
  readonly #listeners = new Map<string, Set<() => void>>();
  #opened: Promise<unknown> | undefined;

  constructor(
    private readonly tasks: TaskQueue,
    private readonly channels: Channels,
  ) {}

  /** Publishes a change of a résumé's run to its followers at all instances. Best effort. */
  publish({ _id }: Pick<ResumeRecord, '_id'>): Promise<void> {
    return this.channels.tryPublish(channel, String(_id));
  }

  /** Resolves when the subscription is active, or takes too long. */
  async ready(): Promise<void> {
    this.#opened ??= this.#open();
    const giveUp = new AbortController();
    await Promise.race([
      this.#opened,
      delay(openTimeoutMs, undefined, { signal: giveUp.signal }).catch(() => undefined),
    ]);
    giveUp.abort();
  }

  /** Subscribes to a run. @returns a function that unsubscribes */
  subscribe({ _id }: Pick<ResumeRecord, '_id'>, run: ResumeRun, listener: () => void): () => void {
    const keys = [String(_id), taskIdOf(run)];
    for (const key of keys) {
      const present = this.#listeners.get(key) ?? new Set();
      this.#listeners.set(key, present.add(listener));
    }
    return () => {
      for (const key of keys) {
        const present = this.#listeners.get(key);
        present?.delete(listener);
        if (present?.size === 0) this.#listeners.delete(key);
      }
    };
  }

  #open(): Promise<unknown> {
    const notify = (key: string) => {
      for (const listener of this.#listeners.get(key) ?? []) listener();
    };
    const events = this.tasks.events(analyzeResume.queue);
    for (const event of ['active', 'completed', 'failed', 'removed'] as const) {
      events.on(event, ({ jobId }: { jobId: string }) => notify(jobId));
    }
    const subscribed = this.channels.subscribe(channel, (id) => notify(String(id)));
    return Promise.allSettled([events.waitUntilReady(), subscribed]);
  }
}
