import type { JobFit, OwnJobFit } from '@commons/contracts/jobs/job-fit';
import { jobs } from '@commons/contracts/operations/jobs';
import { refuse } from '@commons/service-kit/errors/refuse';
import { clientAddress } from '@commons/service-kit/http/client-address';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { declareNoSearchChange } from '@commons/service-kit/http/search-cache-headers';
import type { UploadedFile } from '@commons/service-kit/http/upload';
import { askedLanguage } from '@commons/service-kit/texts/portal-languages';
import { Controller } from '@nestjs/common';
import { JobsService } from '../postings/jobs.service.js';
import { ResumeReadingsService } from '../resume-readings/resume-readings.service.js';
import { FitLimitService } from './fit-limit.service.js';
import { fitOf } from './matching/fit-of.js';
import { personOf } from './matching/person-text.js';

const nothingSent = 'Choose a file, or paste the text of your resume.';
const notRead = 'This file could not be read. Try another format, or paste the text.';

/** How a résumé addresses the requirements of a posting. Nothing of it is stored or logged. */
@Controller()
export class JobFitController {
  constructor(
    private readonly jobs: JobsService,
    private readonly readings: ResumeReadingsService,
    private readonly limit: FitLimitService,
  ) {}

  @Handles(jobs['GET /jobs/{id}/fit'])
  async own({
    params: { id },
    claims,
    request: { headers },
  }: Call<'GET /jobs/{id}/fit'>): Promise<OwnJobFit> {
    await this.limit.take(claims.sub);
    const job = await this.jobs.readShown(id, claims);
    const stored = await this.readings.storedOf(claims.sub);
    if (!stored) return null;
    const { from, filename, structure } = stored;
    const person = personOf(structure, from, new Date());
    const language = askedLanguage(headers['accept-language']);
    return { ...fitOf(job, person, language), read: from, ...(filename && { filename }) };
  }

  @Handles(jobs['POST /jobs/{id}/fit'])
  async sent({
    params: { id },
    claims,
    request,
    upload,
  }: Call<'POST /jobs/{id}/fit'>): Promise<JobFit> {
    declareNoSearchChange();
    const who = claims?.sub ?? clientAddress(request);
    await this.limit.take(who);
    const job = await this.jobs.readShown(id, claims);
    const { fields, file } = await upload();
    const { bytes, filename } = sentFile(file, fields.text);
    const { structure, problem } = await this.readings.read(bytes, filename, who);
    if (!structure) throw refuse(400, problem ?? notRead);
    const language = askedLanguage(request.headers['accept-language']);
    return { ...fitOf(job, personOf(structure, 'resume', new Date()), language), read: 'sent' };
  }
}

/** Pasted text is processed like a file. @throws 400 without either */
function sentFile(file: UploadedFile | undefined, text: string) {
  if (file) return { bytes: Uint8Array.from(file.bytes), filename: file.filename };
  if (text) return { bytes: new TextEncoder().encode(text), filename: 'pasted.txt' };
  throw refuse(400, nothingSent);
}
