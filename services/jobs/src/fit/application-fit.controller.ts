import type { ResumeText } from '@commons/contracts/applications/many-applications';
import type { ApplicationFit } from '@commons/contracts/jobs/job-fit';
import { jobs } from '@commons/contracts/operations/jobs';
import type { ResumeStructure } from '@commons/contracts/resumes/resume-structure';
import { businessOf } from '@commons/service-kit/auth/business-of';
import { refuse } from '@commons/service-kit/errors/refuse';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { ApplicationListsService } from '../applications/lists/application-lists.service.js';
import { JobsService } from '../postings/jobs.service.js';
import { ApplicationResumesService } from './application-resumes.service.js';
import { fitOf } from './matching/fit-of.js';
import { joined, letterText, personOf } from './matching/person-text.js';

/** How an application addresses the requirements of its job, and the text of its résumé: for the employer. */
@Controller()
export class ApplicationFitController {
  constructor(
    private readonly lists: ApplicationListsService,
    private readonly jobs: JobsService,
    private readonly resumes: ApplicationResumesService,
  ) {}

  /** Without a score. */
  @Handles(jobs['GET /applications/{id}/fit'])
  async read({
    params: { id },
    claims,
  }: Call<'GET /applications/{id}/fit'>): Promise<ApplicationFit> {
    const application = await this.lists.ofEmployerById(id, businessOf(claims));
    const job = await this.jobs.read(application.job_id);
    const { resume, cover_letter: letter = '' } = application;
    const { structure, problem } = await this.resumes.read(application, businessOf(claims));
    const person = joined([
      ...(structure ? [personOf(structure, 'resume', new Date())] : []),
      letterText(letter),
    ]);
    return {
      ...fitOf(job, person),
      has_resume: resume !== undefined,
      ...(problem && { unread: problem }),
    };
  }

  @Handles(jobs['GET /applications/{id}/resume-text'])
  async text({
    params: { id },
    claims,
  }: Call<'GET /applications/{id}/resume-text'>): Promise<ResumeText> {
    const application = await this.lists.ofEmployerById(id, businessOf(claims));
    if (!application.resume) throw refuse(404, 'Resume not found');
    const { structure, problem } = await this.resumes.read(application, businessOf(claims));
    return { sections: structure ? sectionsOf(structure) : [], ...(problem && { problem }) };
  }
}

/** The text in reading order: the lines before the first section, then the sections. */
function sectionsOf({ lines, sections }: ResumeStructure): ResumeText['sections'] {
  const first = Math.min(...sections.map(({ line, at }) => line ?? at?.[0] ?? 0), lines.length);
  const before = sections.length > 0 ? lines.slice(0, first) : lines;
  return [
    { heading: '', lines: before },
    ...sections.map(({ heading, lines: own }) => ({ heading, lines: own })),
  ].filter((one) => one.heading || one.lines.length > 0);
}
