import { buffer } from 'node:stream/consumers';
import type { ApplicationFit, ResumeReading } from '@commons/contracts/job-fit';
import { jobs } from '@commons/contracts/operations/jobs';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { ObjectStorage } from '@commons/service-kit/objects/object-storage';
import { Controller } from '@nestjs/common';
import { resumeKey } from '../applications/apply/apply.service.js';
import { ApplicationListsService } from '../applications/review/application-lists.service.js';
import { JobsService } from '../postings/jobs.service.js';
import { fitOf } from './matching/fit-of.js';
import { joined, letterText, personOf } from './matching/person-text.js';
import { ResumeReadingsService } from './resume-readings.service.js';

const oldWord = 'Old Word files (.doc) cannot be read here. Please open the resume itself.';
const notRead = 'The file could not be read. Please open the resume itself.';

/** What an application says to each requirement of its job: for the employer, without a score. */
@Controller()
export class ApplicationFitController {
  constructor(
    private readonly lists: ApplicationListsService,
    private readonly jobs: JobsService,
    private readonly objects: ObjectStorage,
    private readonly readings: ResumeReadingsService,
  ) {}

  @Handles(jobs['GET /applications/{id}/fit'])
  async read({
    params: { id },
    claims,
  }: Call<'GET /applications/{id}/fit'>): Promise<ApplicationFit> {
    const application = await this.lists.ofEmployerById(id, claims.sub);
    const job = await this.jobs.read(application.job_id);
    const { resume, cover_letter: letter = '' } = application;
    const { structure, problem } = await this.#resumeOf(application, claims.sub);
    // Quotes of a résumé are a look into it: the applicant is told as for a download.
    if (structure) await this.lists.noteViewed(application);
    const person = joined([
      ...(structure ? [personOf(structure, 'resume', new Date())] : []),
      letterText(letter),
    ]);
    return {
      ...fitOf(job, person, false),
      has_resume: resume !== undefined,
      ...(problem && { unread: problem }),
    };
  }

  async #resumeOf(
    { _id, resume }: Awaited<ReturnType<ApplicationListsService['ofEmployerById']>>,
    employerId: string,
  ): Promise<ResumeReading> {
    if (!resume) return {};
    if (/\.doc$/i.test(resume.filename)) return { problem: oldWord };
    const stored = await this.objects.get(resumeKey(_id));
    if (!stored) return { problem: notRead };
    const bytes = Uint8Array.from(await buffer(stored.stream));
    const { structure } = await this.readings.read(bytes, resume.filename, employerId);
    // What the applicant could do about the file is no help to the employer.
    return structure ? { structure } : { problem: notRead };
  }
}
