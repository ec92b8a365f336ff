import { dayMs } from '@commons/contracts/durations';
import type { Mail } from '@commons/service-kit/mail/mail';
import { OutboxMail } from '@commons/service-kit/outbox/outbox-mail';
import { OutboxMark } from '@commons/service-kit/outbox/outbox-mark';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { letterConfirmationEmail, townLetterEmail } from './letter.emails.js';
import type { LetterIssue, LetterReader } from './letter.schema.js';

/** The confirmation mail. */
@Injectable()
export class LetterConfirmationOutbox extends OutboxMail<LetterReader> {
  constructor(@InjectModel('LetterReader') readers: Model<LetterReader>) {
    const mark = new OutboxMark(readers, { since: 'confirmation_owed', giveUpMs: dayMs });
    super(mark, { task: 'jobs.mail-letter-confirmation', id: 'reader_id' });
  }

  protected override mail(reader: LetterReader): Mail {
    const { name, town } = this.portal.now;
    return letterConfirmationEmail(reader, { name, town, site: this.site });
  }
}

/** The weekly letter, once to each reader. Only the reconciliation adds the tasks. */
@Injectable()
export class TownLetterOutbox extends OutboxMail<LetterReader> {
  constructor(
    @InjectModel('LetterReader') readers: Model<LetterReader>,
    @InjectModel('LetterIssue') private readonly issues: Model<LetterIssue>,
  ) {
    const mark = new OutboxMark(readers, { since: 'letter_owed', giveUpMs: 5 * dayMs });
    super(mark, { task: 'jobs.mail-town-letter', id: 'reader_id', patienceMs: 0 });
  }

  protected override async mail(reader: LetterReader): Promise<Mail | undefined> {
    const issue = await this.issues.findById(reader.week).lean<LetterIssue>();
    const { name, town } = this.portal.now;
    return issue ? townLetterEmail(reader, issue, { name, town, site: this.site }) : undefined;
  }
}
