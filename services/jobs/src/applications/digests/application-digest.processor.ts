import { mailApplicationDigest } from '@commons/contracts/tasks/jobs-tasks';
import { PeopleService } from '@commons/service-kit/internal/people.service';
import { Mailer } from '@commons/service-kit/mail/mailer';
import { Processor, type TaskProcessor } from '@commons/service-kit/queues/processor';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { z } from 'zod';
import type { ApplicationRecord } from '../application.schema.js';
import { applicationDigestEmail } from './application-digest.email.js';
import type { ApplicationDigestRecord } from './application-digest.schema.js';

/** Mails a digest of the applications that still exist, to readers who still have access and want it. */
@Processor(mailApplicationDigest)
export class ApplicationDigestProcessor implements TaskProcessor<typeof mailApplicationDigest> {
  constructor(
    @InjectModel('ApplicationDigest') private readonly digests: Model<ApplicationDigestRecord>,
    @InjectModel('Application') private readonly applications: Model<ApplicationRecord>,
    private readonly people: PeopleService,
    private readonly mailer: Mailer,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  async process({ digest_id, due }: z.output<typeof mailApplicationDigest.payload>): Promise<void> {
    const mine = { _id: new Types.ObjectId(digest_id), due_at: new Date(due) };
    const digest = await this.digests.findOne(mine).lean<ApplicationDigestRecord>();
    if (!digest) return;
    const { user_id, employer_id } = digest;
    // Throws while auth is down, and the task is retried: only auth knows who reads for a business.
    const readers = await this.people.mailReaders(employer_id);
    const reader = readers.find(({ id }) => id === user_id);
    const found = reader?.email_notifications ? await this.#stillThere(digest) : [];
    if (reader && found.length > 0) {
      const mail = applicationDigestEmail(found, reader, this.config.SITE_URL ?? '');
      await this.mailer.sendOrGiveUp(mail, `application-digest/${digest_id}/${due}`, mine.due_at);
    }
    // Applications that arrived meanwhile go into the next mail; those already mailed do not, even if its time was moved meanwhile.
    const now = new Date();
    const done = { $pull: { applications: { $in: digest.applications } }, $set: { due_at: now } };
    await this.digests.updateOne({ _id: mine._id }, done);
    await this.digests.deleteOne({ _id: mine._id, applications: { $size: 0 } });
  }

  #stillThere({ applications, employer_id }: ApplicationDigestRecord) {
    const ids = applications.map((id) => new Types.ObjectId(id));
    return this.applications
      .find({ _id: { $in: ids }, employer_id, complete: true, withdrawn_at: { $exists: false } })
      .select({ emails: 0 })
      .sort({ applied_at: 1, _id: 1 })
      .lean<ApplicationRecord[]>();
  }
}
