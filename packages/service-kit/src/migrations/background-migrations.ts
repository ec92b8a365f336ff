import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Readiness } from '../health/readiness.js';
import { log } from '../logging/logger.js';
import { MongoConnection } from '../mongo/mongo-connection.js';
import { aliveMs } from './code-versions.js';
import { MigrationRunner } from './migration-runner.js';

/** How often an instance checks whether another one has finished the migrations, or died. */
const waitMs = 2_000;

/** Runs migrations while the service is up, and reports failures in `/readyz`. */
@Injectable()
export class BackgroundMigrations implements OnApplicationBootstrap, OnModuleDestroy {
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  #failure = '';

  constructor(
    private readonly connection: MongoConnection,
    private readonly runner: MigrationRunner,
    readiness: Readiness,
  ) {
    readiness.addNote('migrations', async () => this.#failure || undefined);
  }

  onApplicationBootstrap(): void {
    void this.#look();
  }

  async onModuleDestroy(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.runner.close();
  }

  /** Checks again later, too: versions that do not know a migration may have ended by then. */
  async #look(): Promise<void> {
    let next = aliveMs;
    try {
      if (!(await this.connection.waitUntilReady())) next = waitMs;
      else if (!(await this.runner.run('in the background'))) next = waitMs;
      this.#failure = '';
    } catch (error) {
      const { message } = error as Error;
      if (message !== this.#failure && !this.#stopped)
        log().warn({ err: error }, 'a migration failed and will be retried');
      this.#failure = message;
    }
    if (this.#stopped) return;
    this.#timer = setTimeout(() => void this.#look(), next);
    this.#timer.unref();
  }
}
