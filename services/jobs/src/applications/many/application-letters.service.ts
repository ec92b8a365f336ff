import type { AccessClaims } from '@commons/contracts/account/account';
import { fillLetter } from '@commons/contracts/applications/letter-fields';
import type {
  ApplicationLetters,
  ManyChanged,
} from '@commons/contracts/applications/many-applications';
import { businessOf } from '@commons/service-kit/auth/business-of';
import { refuse } from '@commons/service-kit/errors/refuse';
import { PeopleService } from '@commons/service-kit/internal/people.service';
import { day, type Limit, Limits } from '@commons/service-kit/limits/limits';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import { JOBS_CONFIG, type JobsConfig } from '../../jobs.config.js';
import type { ApplicationRecord } from '../application.schema.js';
import { ApplicationListsService } from '../lists/application-lists.service.js';
import { ApplicationEmailsService } from '../write-to-applicant/application-emails.service.js';
import { PerApplication } from './per-application.js';
import { sharedEnd } from './shared-end.js';

/** Most letters of one employer to selections in one day (UTC). Each applicant gets ten mails a day at most anyway. */
const lettersPerEmployer = 2_000;

type Letters = z.output<typeof ApplicationLetters>;

/** One letter to many applicants: stored with each application, then sent by the outbox. */
@Injectable()
export class ApplicationLettersService {
  readonly #each: PerApplication;
  readonly #perEmployer: Limit;

  constructor(
    @InjectModel('Application') private readonly applications: Model<ApplicationRecord>,
    private readonly lists: ApplicationListsService,
    private readonly emails: ApplicationEmailsService,
    private readonly people: PeopleService,
    @Inject(JOBS_CONFIG) private readonly config: JobsConfig,
    limits: Limits,
  ) {
    this.#each = new PerApplication(lists);
    const options = { most: lettersPerEmployer, seconds: day, onTheClock: true };
    this.#perEmployer = limits.make({ name: 'selection-letters', ...options });
  }

  /** The same key never sends twice, whatever failed before. */
  async send(letters: Letters, claims: AccessClaims): Promise<ManyChanged> {
    const { key } = letters;
    const { full_name, email } = await this.people.caller(claims);
    const sender = { name: full_name, email };
    const twice = await this.#samePeople(letters, businessOf(claims));
    const finalAt = sharedEnd(this.config.APPLICATION_UNDO_SECONDS, letters.ids.length);
    const items = letters.ids.map((id) => ({ id }));
    return this.#each.run(items, businessOf(claims), async ({ id }) => {
      const { applicant, job } = await this.lists.ofEmployerById(id, businessOf(claims));
      if (twice.has(id)) throw refuse(409, 'Already gets this letter for another application.');
      const facts = { name: applicant.name, job: job.title };
      const mail = {
        subject: fillLetter(letters.subject, facts).slice(0, 300),
        message: fillLetter(letters.message, facts),
        email_type: letters.email_type,
        mark_as: letters.mark_as,
      };
      const count = () => this.#count(businessOf(claims));
      await this.emails.deliver(id, businessOf(claims), mail, { key, sender, finalAt, count });
      return this.lists.ofEmployerById(id, businessOf(claims));
    });
  }

  /** Further applications of the same person, whose letter would be identical. */
  async #samePeople({ key, ids, subject, message, mark_as }: Letters, employerId: string) {
    const twice = new Set<string>();
    // Each decision notifies the applicant, and a letter with `{job}` differs per job.
    if (mark_as || `${subject}${message}`.includes('{job}')) return twice;
    const chosen = await this.lists.named(ids, employerId, ['seeker_id']);
    const seekers = chosen.map(({ seeker_id }) => seeker_id);
    const written = await this.applications
      .find(
        { employer_id: employerId, seeker_id: { $in: seekers }, 'emails.key': key },
        { seeker_id: 1 },
      )
      .lean<ApplicationRecord[]>();
    const first = new Map(written.map(({ seeker_id, _id }) => [seeker_id, String(_id)]));
    for (const { _id, seeker_id } of chosen) {
      const id = String(_id);
      if ((first.get(seeker_id) ?? id) === id) first.set(seeker_id, id);
      else twice.add(id);
    }
    return twice;
  }

  async #count(employerId: string): Promise<void> {
    if (await this.#perEmployer.take(employerId)) return;
    throw refuse(
      429,
      `You can send ${lettersPerEmployer} letters a day. Please continue tomorrow.`,
    );
  }
}
