import { mailReviewHidden } from '@commons/contracts/tasks/directory-tasks';
import { log } from '@commons/service-kit/logging/logger';
import { Sweep } from '@commons/service-kit/queues/processor';
import { SweepTurns } from '@commons/service-kit/queues/sweep-turns';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import { Injectable } from '@nestjs/common';
import { ReviewHiding } from '../reviews/review-hiding.service.js';
import type { ReviewRecord } from '../reviews/reviews.service.js';

const hourMs = 3_600_000;
/** The usual way has this long to deliver before the sweep looks. */
const patienceMs = 30_000;

/** Adds the tasks that tell writers of a hidden review, and finds those never added or failed for good. */
@Injectable()
export class HiddenReviewMails {
  readonly #turns = new SweepTurns<ReviewRecord>('hidden-review-mails', 100);

  constructor(
    private readonly tasks: TaskQueue,
    private readonly hiding: ReviewHiding,
  ) {}

  async enqueue(review: ReviewRecord): Promise<void> {
    if (!review.hidden?.mail_due) return;
    try {
      await this.#add(review, 'first');
    } catch (error) {
      log().warn({ err: error }, 'mail of a hidden review is left to the sweep');
    }
  }

  @Sweep({ name: 'hidden-review-mails', everyMs: 60_000 })
  async sweep(now = Date.now()): Promise<void> {
    // The hour in the id gives a mail whose task failed for good a new try every hour.
    const round = String(Math.floor(now / hourMs));
    await this.#turns.run(
      (after, limit) => this.hiding.mailDue(new Date(now - patienceMs), after, limit),
      (review) => this.#add(review, round),
    );
  }

  async #add({ _id, hidden }: ReviewRecord, round: string): Promise<void> {
    const id = `${_id}-${hidden?.at.getTime()}-${round}`;
    await this.tasks.add(mailReviewHidden, { review_id: String(_id) }, { id });
  }
}
