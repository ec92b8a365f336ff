import type { ApplicationStart } from '@commons/contracts/applications/application-start';
import { foldText } from '@commons/contracts/text/fold-text';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { JobRecord } from '../../postings/job.js';
import type { ApplicationRecord, AppliedJob } from '../application.schema.js';
import { KeptResumeService } from '../kept-resume/kept-resume.service.js';
import { keptResumeAnswer } from '../kept-resume/kept-resume-answer.js';

/** Number of recent letters considered. */
const letters = 50;

const wordsOf = (title: string) =>
  new Set(
    foldText(title)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2),
  );

/** Words of the title in common, and the category. 0: not similar. */
function likeness(job: Pick<JobRecord, 'title' | 'category'>, other: AppliedJob): number {
  const words = wordsOf(job.title);
  const shared = [...wordsOf(other.title)].filter((word) => words.has(word)).length;
  return 2 * shared + (job.category === other.category ? 1 : 0);
}

/** Suggestions for a job seeker's next application. */
@Injectable()
export class ApplicationStartService {
  constructor(
    @InjectModel('Application') private readonly applications: Model<ApplicationRecord>,
    private readonly kept: KeptResumeService,
  ) {}

  async of(userId: string, job: Pick<JobRecord, 'title' | 'category'>): Promise<ApplicationStart> {
    const [file, letter] = await Promise.all([this.kept.of(userId), this.#letter(userId, job)]);
    return { ...(file && { resume: keptResumeAnswer(file) }), ...(letter && { letter }) };
  }

  /** The letter of the most similar job, the newest among equals. */
  async #letter(
    userId: string,
    job: Pick<JobRecord, 'title' | 'category'>,
  ): Promise<ApplicationStart['letter']> {
    const sent = await this.applications
      .find({ seeker_id: userId, complete: true, cover_letter: { $exists: true } })
      .select({ cover_letter: 1, job: 1, applied_at: 1 })
      .sort({ applied_at: -1, _id: -1 })
      .limit(letters)
      .lean<ApplicationRecord[]>();
    const [best] = sent
      .map((application) => ({ application, like: likeness(job, application.job) }))
      .filter(({ like }) => like > 0)
      .sort((one, other) => other.like - one.like);
    if (!best?.application.cover_letter) return undefined;
    const { cover_letter: text, job: of, applied_at } = best.application;
    const { title: job_title, company_name } = of;
    return { text, job_title, company_name, sent_at: applied_at.toISOString() };
  }
}
