import type { Storage } from '../storage/storage.js';
import type { Commands } from './command.js';

const hourMs = 3600 * 1000;
const dayMs = 24 * hourMs;
/** How often the free space of the file is checked. */
const freeSpaceMs = 15_000;
/** With more commits in that time a bulk load may be under way. */
const fewCommits = 20;

/**
 * Removes deleted data from the file, whose free pages hold it until they are reused. The file is rewritten on request
 * (an account was erased), a day after the last time if anything was written, and when most of it is free after a bulk
 * load.
 */
export class Rewriting {
  #timer: NodeJS.Timeout | undefined;
  #freeSpaceTimer: NodeJS.Timeout | undefined;
  #commits = 0;
  #first: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #waiting: Promise<void> | undefined;

  constructor(private readonly storage: Storage) {}

  /** Starts to check every hour whether the file is due for compaction. */
  async start(): Promise<void> {
    this.#timer = setInterval(() => void this.#whenDue(), hourMs);
    this.#freeSpaceTimer = setInterval(() => void this.#whenMostlyFree(), freeSpaceMs);
    if (this.storage.compactedAt() !== undefined) return this.#whenDueSoon();
    // A file without such a record is treated as started now.
    await this.storage.noteCompacted().catch(report);
  }

  /** Stops checking, and waits for a compaction that is running. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    clearInterval(this.#freeSpaceTimer);
    clearTimeout(this.#first);
    await this.#waiting?.catch(() => undefined);
    await this.#running?.catch(() => undefined);
  }

  /** Rewrites the file; resolves when it contains nothing that was deleted before the call. */
  now(): Promise<void> {
    if (!this.#running) return this.#begin();
    // The running copy may contain what was deleted since it started.
    this.#waiting ??= this.#running
      .catch(() => undefined)
      .then(() => {
        this.#waiting = undefined;
        return this.#begin();
      });
    return this.#waiting;
  }

  #begin(): Promise<void> {
    this.#running = this.#rewrite().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #rewrite(): Promise<void> {
    await this.storage.compact();
    await this.storage.noteCompacted();
  }

  #whenDueSoon(): void {
    // Not while the services build their indexes and load data.
    this.#first = setTimeout(() => void this.#whenDue(), 60_000);
  }

  async #whenMostlyFree(): Promise<void> {
    const { commits, isMostlyFree } = this.storage;
    const isQuiet = commits - this.#commits < fewCommits;
    this.#commits = commits;
    if (!isQuiet || !isMostlyFree || this.#running) return;
    await this.now().catch((error) => {
      // Not every 15 s: the hourly timer and the next start try again.
      clearInterval(this.#freeSpaceTimer);
      report(error);
    });
  }

  async #whenDue(): Promise<void> {
    const age = Date.now() - (this.storage.compactedAt() ?? 0);
    // A clock that was set back causes a date in the future, which is ignored.
    const due = age < 0 || age >= dayMs;
    if (due && this.storage.hasRemains) await this.now().catch(report);
  }
}

/** The store continues with the current file, and retries in an hour. */
function report(error: Error): void {
  process.stderr.write(`document store: the file could not be rewritten: ${error.message}\n`);
}

/** The command that compacts the file at once. */
export const rewriteCommands = (rewriting: Rewriting): Commands => ({
  /** Not a MongoDB command: `{ rewriteFiles: 1 }` on any database; answers when it is done. */
  rewriteFiles: {
    options: [],
    run: async () => {
      await rewriting.now();
      return { ok: 1 };
    },
  },
});
