import { JobSearch } from '@commons/contracts/jobs/job-search';
import { mailSavedSearch } from '@commons/contracts/tasks/jobs-tasks';
import { PeopleService } from '@commons/service-kit/internal/people.service';
import { Mailer } from '@commons/service-kit/mail/mailer';
import { Portal } from '@commons/service-kit/portal/portal';
import { Processor, type TaskProcessor } from '@commons/service-kit/queues/processor';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { z } from 'zod';
import { AlertsService } from '../alerts/alerts.service.js';
import { nextMail } from '../mail-times.js';
import type { JobRecord } from '../postings/job.js';
import { JobSearchService } from '../postings/search/job-search.service.js';
import { savedSearchEmail } from './saved-search.email.js';
import type { SavedSearchRecord } from './saved-search.schema.js';

/** Number of newest matches considered. */
const looked = 100;

/** When a job appeared: a published draft and an imported job may be newer than one of their two dates says. */
const cameAt = ({ _id, created_at }: JobRecord) =>
  Math.max(_id.getTimestamp().getTime(), created_at.getTime());

/** Mails the jobs of a saved search that are new since its last mail and were in no other mail to the person. */
@Processor(mailSavedSearch)
export class SavedSearchProcessor implements TaskProcessor<typeof mailSavedSearch> {
  constructor(
    @InjectModel('SavedSearch') private readonly saved: Model<SavedSearchRecord>,
    private readonly searches: JobSearchService,
    private readonly alerts: AlertsService,
    private readonly people: PeopleService,
    private readonly mailer: Mailer,
    private readonly portal: Portal,
  ) {}

  async process({ search_id, due }: z.output<typeof mailSavedSearch.payload>): Promise<void> {
    const now = new Date();
    const mine = { _id: new Types.ObjectId(search_id), due_at: new Date(due), paused: false };
    const saved = await this.saved.findOne(mine).lean<SavedSearchRecord>();
    if (!saved) return;
    const person = await this.people.find(saved.user_id);
    if (person && !person.closed) {
      const name = `saved-search/${search_id}/${due}`;
      const jobs = await this.#newJobs(saved, name, now);
      if (jobs.length > 0) {
        const mail = savedSearchEmail(person, saved, jobs, this.portal.facts.url);
        await this.mailer.sendOrGiveUp(mail, name, mine.due_at);
      }
    }
    const due_at = nextMail(now, saved.frequency, this.portal.now.time_zone);
    await this.saved.updateOne(mine, { $set: { due_at, seen_until: now } });
  }

  async #newJobs(saved: SavedSearchRecord, mail: string, now: Date): Promise<JobRecord[]> {
    const search = JobSearch.parse({ ...saved.search, sortBy: 'newest', limit: looked });
    const { jobs } = await this.searches.matching(search);
    // ObjectIds only have whole seconds.
    const since = Math.floor(saved.seen_until.getTime() / 1_000) * 1_000;
    const came = jobs.filter((job) => job.expires_at > now && cameAt(job) >= since);
    const ids = came.map(({ _id }) => String(_id));
    const claimed = await this.alerts.claim(saved.user_id, ids, mail);
    return came.filter(({ _id }) => claimed.has(String(_id)));
  }
}
