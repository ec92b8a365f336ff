import type { Commands } from './command.js';
import type { Storage } from './storage.js';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Keeps what was deleted from staying in the file, whose free pages hold it until they are used again: the file is
 * written anew when somebody asks for it (an account was erased), and after a day in which anything was written.
 */
export class Rewriting {
  private timer: NodeJS.Timeout | undefined;
  private first: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private waiting: Promise<void> | undefined;

  constructor(private readonly storage: Storage) {}

  async start(): Promise<void> {
    this.timer = setInterval(() => void this.whenDue(), HOUR_MS);
    if (this.storage.compactedAt() !== undefined) return this.whenDueSoon();
    // A file from before there was such a record is taken for one that was begun now.
    await this.storage.noteCompacted().catch(report);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    clearTimeout(this.first);
    await this.waiting?.catch(() => undefined);
    await this.running?.catch(() => undefined);
  }

  /** Rewrites the file; resolves when nothing that was deleted before the call is in it any more. */
  now(): Promise<void> {
    if (!this.running) return this.begin();
    // The copy under way may have what was deleted since it began.
    this.waiting ??= this.running
      .catch(() => undefined)
      .then(() => {
        this.waiting = undefined;
        return this.begin();
      });
    return this.waiting;
  }

  private begin(): Promise<void> {
    this.running = this.rewrite().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  private async rewrite(): Promise<void> {
    await this.storage.compact();
    await this.storage.noteCompacted();
  }

  private whenDueSoon(): void {
    // Not while the services build their indexes and load.
    this.first = setTimeout(() => void this.whenDue(), 60_000);
  }

  private async whenDue(): Promise<void> {
    const age = Date.now() - (this.storage.compactedAt() ?? 0);
    // A clock that was set back makes a date in the future, which says nothing.
    const due = age < 0 || age >= DAY_MS;
    if (due && this.storage.hasRemains) await this.now().catch(report);
  }
}

/** The store goes on with the file that it has, and the next hour tries again. */
function report(error: Error): void {
  process.stderr.write(`document store: the file was not written anew: ${error.message}\n`);
}

export const rewriteCommands = (rewriting: Rewriting): Commands => ({
  /** Not MongoDB's: `{ rewriteFiles: 1 }` on any database; answers when it is done. */
  rewriteFiles: {
    options: [],
    run: async () => {
      await rewriting.now();
      return { ok: 1 };
    },
  },
});
