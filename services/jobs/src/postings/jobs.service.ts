import type { AccessClaims } from '@commons/contracts/account/account';
import type { JobStatus } from '@commons/contracts/jobs/job-lists';
import { JobPosting } from '@commons/contracts/jobs/jobs';
import { isOnBoard, isPosted, jobLife } from '@commons/contracts/lifecycles/job-life';
import { canChange } from '@commons/contracts/lifecycles/lifecycle';
import { businessOf } from '@commons/service-kit/auth/business-of';
import { refuse } from '@commons/service-kit/errors/refuse';
import type { BaseVersion } from '@commons/service-kit/http/record-version';
import { declareSearchChange } from '@commons/service-kit/http/search-cache-headers';
import { exactCountLimit } from '@commons/service-kit/http/total-count';
import { PublishedTexts } from '@commons/service-kit/moderation/published-texts';
import { TownWords } from '@commons/service-kit/portal/town-words';
import { checkInput } from '@commons/service-kit/validation/validation.pipe';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { z } from 'zod';
import { type Employer, EmployersService } from '../employers/employers.service.js';
import {
  activeTerm,
  nextMoment,
  postedJob,
  postingFacts,
  replacedFields,
} from './edit/job-facts.js';
import { JobWritesService } from './edit/job-writes.service.js';
import { sameCompany } from './edit/owner-jobs.service.js';
import { withCategory } from './edit/posting-category.js';
import { type JobRecord, jobNotFound } from './job.js';
import { isShown } from './job-answer.js';
import { withStatus } from './life/job-status-query.js';
import { jobTerms } from './search/job-search-fields.js';

type Posting = z.output<typeof JobPosting>;

const notDeleted = { deleted_at: { $exists: false } };
/** What everybody may read, see `isShown`. */
const shown = { status: { $ne: 'draft' as const }, 'hidden.at': { $exists: false }, ...notDeleted };

/** Postings: written by their owner, read by everyone. */
@Injectable()
export class JobsService {
  constructor(
    @InjectModel('Job') private readonly jobs: Model<JobRecord>,
    private readonly writes: JobWritesService,
    private readonly employers: EmployersService,
    private readonly published: PublishedTexts,
    private readonly words: TownWords,
  ) {}

  async create(input: Posting, claims: AccessClaims): Promise<JobRecord> {
    const posting = withCategory(input, this.words);
    const job = await this.writes.insert(claims, (employer) => {
      const facts = postingFacts(withPlace(posting, employer), employer);
      return postedJob(facts, businessOf(claims), new Date());
    });
    declareSearchChange(jobTerms(job));
    return this.#wordsChecked(job);
  }

  /** @throws 404 for an unknown or malformed id */
  read(id: string): Promise<JobRecord> {
    return this.writes.read(id);
  }

  /**
   * A job for a reader of the site.
   * @throws 404 also for another employer's draft, and for a hidden job unless its owner or an operator reads it
   */
  async readShown(id: string, claims: AccessClaims | undefined): Promise<JobRecord> {
    const job = await this.read(id);
    if (isShown(job) || (claims && businessOf(claims) === job.owner_id)) return job;
    if (isPosted(job.status) && claims?.operator) return job;
    throw refuse(404, jobNotFound);
  }

  /** Number of jobs posted in a period, whatever happened to them since; hidden ones and drafts are excluded. */
  countPosted({ from, to }: { from: Date; to: Date }): Promise<number> {
    return this.jobs.countDocuments({ ...shown, created_at: { $gte: from, $lt: to } }).exec();
  }

  /** Those jobs of the ids that exist. */
  byIds(ids: readonly Types.ObjectId[]): Promise<JobRecord[]> {
    return this.jobs
      .find({ _id: { $in: ids }, ...notDeleted })
      .lean<JobRecord[]>()
      .exec();
  }

  /** Screening questions of an owner's jobs, newest job first. */
  async questionsOf(ownerId: string) {
    const asking = await this.jobs
      .find(
        { owner_id: ownerId, 'questions.0': { $exists: true }, ...notDeleted },
        { questions: 1 },
      )
      .sort({ created_at: -1, _id: -1 })
      .lean<Pick<JobRecord, '_id' | 'questions'>[]>();
    return asking.flatMap(({ _id, questions = [] }) =>
      questions.map((question) => ({ job_id: String(_id), ...question })),
    );
  }

  /** Those of the ids whose jobs everybody may read, see `isShown`. */
  async shownOf(ids: readonly Types.ObjectId[]): Promise<Set<string>> {
    const jobs = await this.jobs.find({ _id: { $in: ids }, ...shown }, { _id: 1 }).lean();
    return new Set(jobs.map(({ _id }) => String(_id)));
  }

  /** Rewrites the whole posting. Owner, status, dates and views are unchanged. @throws StaleRecord */
  async replace(
    id: string,
    input: Posting,
    claims: AccessClaims,
    base?: BaseVersion,
  ): Promise<JobRecord> {
    const posting = withCategory(input, this.words);
    const changed = await this.writes.change(id, claims, (job) => ({
      fields: replacedFields(posting, job),
      only: sameCompany(job),
      rewrite: { base },
    }));
    return this.#wordsChecked(changed);
  }

  /**
   * Changes the status. A job set to active runs for another 60 days (decision A26).
   * @throws 422 for an incomplete draft
   */
  async setStatus(id: string, status: JobStatus, claims: AccessClaims): Promise<JobRecord> {
    const changed = await this.writes.change(id, claims, async (job) => {
      if (job.hidden) throw refuse(409, `This job is hidden: ${job.hidden.reason}`);
      await checkStep(job, status);
      // The town may have taken the category of an old draft off its list.
      if (!isPosted(job.status) && isPosted(status)) withCategory(job, this.words);
      const placed = isOnBoard(status) && job.never_posted && (await this.#placed(job, claims));
      const now = nextMoment(job);
      const term = isOnBoard(status) ? activeTerm(now) : { reminder_due_at: undefined };
      // For readers, a draft starts to exist when it is posted.
      const begun = job.never_posted && isOnBoard(status);
      const posted = begun && { created_at: now, never_posted: undefined };
      return {
        fields: { ...placed, status, updated_at: now, ...term, ...posted },
        // Guards against concurrent changes: a job that reports just hid must not return to the board, and the draft
        // that is published must be the one that was checked.
        only: {
          'hidden.at': { $exists: false },
          status: job.status,
          updated_at: job.updated_at,
          ...(placed && sameCompany(job)),
        },
      };
    });
    return this.#wordsChecked(changed);
  }

  /** A text with watched words is queued for an operator's review. */
  async #wordsChecked(job: JobRecord): Promise<JobRecord> {
    if (isShown(job)) {
      await this.published.checkWords({ kind: 'job', id: String(job._id), texts: jobTexts(job) });
    }
    return job;
  }

  /** The employer's place for a draft without one, as for a new posting. */
  async #placed(draft: JobRecord, claims: AccessClaims): Promise<Partial<JobRecord> | undefined> {
    if (draft.location_city || draft.location_state) return undefined;
    const posting = await postingOf(draft);
    return replacedFields(withPlace(posting, await this.employers.caller(claims)), draft);
  }

  /** Adds one view and sets the new count on the job. */
  async addView(job: JobRecord): Promise<void> {
    await this.jobs.updateOne({ _id: job._id }, { $inc: { view_count: 1 } });
    job.view_count += 1;
  }

  /** Jobs of an owner, newest first, with the total count. */
  async ofOwner(
    ownerId: string,
    page: { limit: number; offset: number; status?: JobStatus | undefined },
  ) {
    const ofStatus = page.status && withStatus(page.status, new Date());
    const mine = { owner_id: ownerId, ...notDeleted, ...ofStatus };
    const [rows, total] = await Promise.all([
      this.jobs
        .find(mine)
        .sort({ created_at: -1, _id: -1 })
        .skip(page.offset)
        .limit(page.limit)
        .lean<JobRecord[]>(),
      this.jobs.countDocuments(mine, { limit: exactCountLimit + 1 }),
    ]);
    return { rows, total };
  }
}

/** The free texts of an employer. */
const jobTexts = (job: JobRecord) => [
  job.title,
  job.company_name,
  job.overview,
  job.description,
  job.key_responsibilities,
  job.required_qualifications,
  job.preferred_qualifications,
  job.benefits_offered,
  job.perks,
];

/** For a posting without a place: city and state of the listing, else of the profile (decision A32). */
function withPlace(posting: Posting, { city, state }: Employer): Posting {
  if (posting.location_city || posting.location_state) return posting;
  return {
    ...posting,
    ...(city && { location_city: city }),
    ...(state && { location_state: state }),
  };
}

/**
 * A draft can only be published, and only when complete.
 * @throws 409 or 422
 */
async function checkStep(job: JobRecord, status: JobStatus): Promise<void> {
  if (!canChange(jobLife, job.status, status)) {
    throw refuse(409, 'This job is a draft: it can only be published.');
  }
  if (!isPosted(job.status) && isPosted(status)) await postingOf(job);
}

/** @throws 422 for an incomplete draft */
function postingOf(draft: JobRecord): Promise<Posting> {
  const filled = Object.entries(draft).filter(([, value]) => value !== '');
  return checkInput(JobPosting, Object.fromEntries(filled), ['body']);
}
