import { mailListingSuspended } from '@commons/contracts/tasks/directory-tasks';
import { log } from '@commons/service-kit/logging/logger';
import { Sweep } from '@commons/service-kit/queues/processor';
import { SweepTurns } from '@commons/service-kit/queues/sweep-turns';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import { Injectable } from '@nestjs/common';
import { ListingSuspensions } from '../listings/listing-suspensions.service.js';
import type { ListingRecord } from '../listings/listings.service.js';

const hourMs = 3_600_000;
/** The usual way has this long to deliver before the sweep looks. */
const patienceMs = 30_000;

/** Adds the tasks that tell owners of a suspension, and finds those whose task was never added or failed for good. */
@Injectable()
export class SuspensionMails {
  readonly #turns = new SweepTurns<ListingRecord>('suspension-mails', 100);

  constructor(
    private readonly tasks: TaskQueue,
    private readonly suspensions: ListingSuspensions,
  ) {}

  async enqueue(listing: ListingRecord): Promise<void> {
    try {
      await this.#add(listing, 'first');
    } catch (error) {
      log().warn({ err: error }, 'mail of a suspension is left to the sweep');
    }
  }

  @Sweep({ name: 'suspension-mails', everyMs: 60_000 })
  async sweep(now = Date.now()): Promise<void> {
    // The hour in the id gives a mail whose task failed for good a new try every hour.
    const round = String(Math.floor(now / hourMs));
    await this.#turns.run(
      (after, limit) => this.suspensions.mailDue(new Date(now - patienceMs), after, limit),
      (listing) => this.#add(listing, round),
    );
  }

  async #add({ _id, suspended }: ListingRecord, round: string): Promise<void> {
    const id = `${_id}-${suspended?.at.getTime()}-${round}`;
    await this.tasks.add(mailListingSuspended, { listing_id: String(_id) }, { id });
  }
}
