import { defineTask, type TaskDefinition } from '@commons/contracts/tasks/task';
import { Inject, Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { z } from 'zod';
import type { Mail } from '../mail/mail.js';
import { Mailer } from '../mail/mailer.js';
import { Portal } from '../portal/portal.js';
import { OWN_TASK, type TaskProcessor } from '../queues/processor.js';
import { SERVICE_CONFIG, type ServiceConfig } from '../service.config.js';
import { type DueTask, Outbox, type OutboxOptions } from './outbox.js';
import type { OutboxMark } from './outbox-mark.js';

/** Upper bound of the clock difference between two machines. */
const clockToleranceMs = 30_000;

export interface OutboxMailOptions extends Omit<OutboxOptions, 'name' | 'elsewhere'> {
  /** Name of its task, e.g. 'auth.mail-verification'. */
  readonly task: `${string}.${string}`;
  /** Field of the task's payload with the id of the record, e.g. 'user_id'. */
  readonly id: string;
}

/**
 * A mail that is due for a stored record: outbox, task and its processor in one. To use it, list the class among the
 * providers of a module; the task needs no declaration.
 */
@Injectable()
export abstract class OutboxMail<Row extends { readonly _id: Types.ObjectId }>
  extends Outbox<Row>
  implements TaskProcessor<TaskDefinition>
{
  readonly task: TaskDefinition;
  readonly [OWN_TASK]: TaskDefinition;
  @Inject(Mailer) protected readonly mailer!: Mailer;
  @Inject(SERVICE_CONFIG) protected readonly config!: ServiceConfig;
  @Inject(Portal) protected readonly portal!: Portal;

  constructor(
    mark: OutboxMark<Row>,
    private readonly mailOptions: OutboxMailOptions,
  ) {
    const { task, id, ...options } = mailOptions;
    super(mark, { name: task, ...options });
    this.task = defineTask(task, z.object({ [id]: z.string() }));
    this[OWN_TASK] = this.task;
  }

  /** The mail of a record for which it is still due; undefined when there is no recipient. */
  protected mail(_row: Row): Mail | undefined | Promise<Mail | undefined> {
    throw new Error(`${this.task.name} has no mail`);
  }

  /**
   * Sends what is due; overridden where that is more than one mail.
   * @returns false when something is still due afterwards
   */
  protected async deliver(row: Row): Promise<boolean> {
    const mail = await this.mail(row);
    if (mail) await this.send(mail, row);
    return true;
  }

  /** @param part distinguishes the mails of one record */
  protected send(mail: Mail, row: Row, part?: string): Promise<void> {
    const since = this.mark.since(row)?.getTime();
    return this.mailer.send(mail, [this.task.name, row._id, since, part].filter(Boolean).join('/'));
  }

  /** Sends the due mail of the record that the task names; does nothing if it was sent already. */
  async process(payload: unknown): Promise<void> {
    const id = (payload as Record<string, string>)[this.mailOptions.id];
    const row = id && (await this.mark.find(id));
    if (!row) return;
    if (this.#isEarly(row)) return this.enqueue(row);
    if (await this.deliver(row)) await this.mark.clear(row);
  }

  /** The record's time was moved to later since this task was added. */
  #isEarly(row: Row): boolean {
    return (this.mark.since(row)?.getTime() ?? 0) > Date.now() + clockToleranceMs;
  }

  protected dueTasks(row: Row): DueTask[] {
    const id = String(row._id);
    const payload = { [this.mailOptions.id]: id };
    const since = this.mark.since(row)?.getTime();
    return [{ task: this.task, payload, id: `${id}-${since}`, deduplicateBy: id }];
  }

  /** Public origin of the site. */
  protected get site(): string {
    return this.portal.facts.url;
  }
}
