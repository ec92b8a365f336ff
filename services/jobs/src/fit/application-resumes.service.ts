import { buffer } from 'node:stream/consumers';
import type { ResumeReading } from '@commons/contracts/jobs/job-fit';
import { Injectable } from '@nestjs/common';
import { ResumeFilesService } from '../applications/files/resume-files.service.js';
import { ApplicationListsService } from '../applications/lists/application-lists.service.js';
import { ResumeReadingsService } from '../resume-readings/resume-readings.service.js';

type Application = Awaited<ReturnType<ApplicationListsService['ofEmployerById']>>;

const oldWord = 'Old Word files (.doc) cannot be read here. Please open the resume itself.';
const notRead = 'The file could not be read. Please open the resume itself.';

/** The text of the résumé of an application. Nothing is stored. */
@Injectable()
export class ApplicationResumesService {
  constructor(
    private readonly lists: ApplicationListsService,
    private readonly files: ResumeFilesService,
    private readonly readings: ResumeReadingsService,
  ) {}

  /** Counts as viewing the résumé, so that the applicant is notified as for a download. Empty without a résumé. */
  async read(application: Application, employerId: string): Promise<ResumeReading> {
    const reading = await this.#read(application, employerId);
    if (reading.structure) await this.lists.markViewed(application);
    return reading;
  }

  async #read({ _id, resume }: Application, employerId: string): Promise<ResumeReading> {
    if (!resume) return {};
    if (/\.doc$/i.test(resume.filename)) return { problem: oldWord };
    const stored = await this.files.get(_id);
    if (!stored) return { problem: notRead };
    const bytes = Uint8Array.from(await buffer(stored.stream));
    const { structure } = await this.readings.read(bytes, resume.filename, employerId);
    // Advice about the file is for the applicant, not for the employer.
    return structure ? { structure } : { problem: notRead };
  }
}
