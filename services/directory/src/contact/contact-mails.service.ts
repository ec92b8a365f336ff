import { mailContactMessage } from '@commons/contracts/tasks/directory-tasks';
import { log } from '@commons/service-kit/logging/logger';
import { Sweep } from '@commons/service-kit/queues/processor';
import { SweepTurns } from '@commons/service-kit/queues/sweep-turns';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import { Injectable } from '@nestjs/common';
import type { MessageRecord } from './message.schema.js';
import { MessagesService } from './messages.service.js';

const hourMs = 3_600_000;
/** The usual way has this long to deliver before the sweep looks. */
const patienceMs = 30_000;
/** After two days operators find it in the console only. */
const giveUpMs = 48 * hourMs;

/** Adds the tasks that mail messages, and finds those whose task was never added or failed for good. */
@Injectable()
export class ContactMails {
  readonly #turns = new SweepTurns<MessageRecord>('contact-mails', 100);

  constructor(
    private readonly tasks: TaskQueue,
    private readonly messages: MessagesService,
  ) {}

  /** Adds the task. When that fails nothing is lost: the mail stays due and the sweep comes by. */
  async enqueue(message: MessageRecord): Promise<void> {
    try {
      await this.#add(message, 'first');
    } catch (error) {
      log().warn({ err: error }, 'contact message is left to the sweep');
    }
  }

  @Sweep({ name: 'contact-mails', everyMs: 60_000 })
  async sweep(now = Date.now()): Promise<void> {
    const [from, to] = [new Date(now - giveUpMs), new Date(now - patienceMs)];
    // The hour in the id gives a mail whose task failed for good a new try every hour.
    const round = String(Math.floor(now / hourMs));
    await this.#turns.run(
      (after, limit) => this.messages.mailDue(from, to, after, limit),
      (message) => this.#add(message, round),
    );
  }

  async #add({ _id }: MessageRecord, round: string): Promise<void> {
    const id = String(_id);
    await this.tasks.add(mailContactMessage, { message_id: id }, { id: `${id}-${round}` });
  }
}
