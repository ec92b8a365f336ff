import type { AccessClaims } from '@commons/contracts/account';
import { resumeMaximumBytes, resumeSizeText } from '@commons/contracts/resume-lists';
import {
  CurrentResume,
  CurrentResumeAnswer,
  ResumeExpiry,
  ResumeUpload,
} from '@commons/contracts/resumes';
import { AccountType, CurrentClaims } from '@commons/service-kit/auth/access-rules';
import { Answers } from '@commons/service-kit/http/answers';
import { readUpload, Upload } from '@commons/service-kit/http/upload';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { currentAnswer } from './current-resume.js';
import type { ResumeRecord } from './resume.schema.js';
import { ResumeReader } from './resume-reader.service.js';
import { ResumesService } from './resumes.service.js';
import { RunsService } from './runs.service.js';

const resumeUpload = {
  part: 'file',
  maximumBytes: resumeMaximumBytes,
  tooLargeText: resumeSizeText,
  /** Beside the file: whether it goes after 30 days. */
  fields: z.object({ expires: z.stringbool().default(false) }),
};

/** The résumé of the assistant. */
@Controller('resume')
@AccountType('job_seeker')
export class ResumesController {
  constructor(
    private readonly resumes: ResumesService,
    private readonly runs: RunsService,
    private readonly reader: ResumeReader,
  ) {}

  @Post('upload')
  @Answers(ResumeUpload, { status: 201 })
  @Upload(resumeUpload)
  async upload(
    @CurrentClaims() claims: AccessClaims,
    @Req() request: FastifyRequest,
  ): Promise<ResumeUpload> {
    this.reader.warm();
    const { fields, file } = await readUpload(request, resumeUpload);
    return { resume_id: await this.resumes.upload(claims.sub, file, fields.expires) };
  }

  @Get('current')
  @Answers(CurrentResumeAnswer)
  async current(@CurrentClaims() claims: AccessClaims): Promise<CurrentResumeAnswer> {
    const resume = await this.resumes.current(claims.sub);
    return resume && this.#state(resume);
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @Answers(CurrentResume)
  async cancel(
    @Param('id') id: string,
    @CurrentClaims() claims: AccessClaims,
  ): Promise<CurrentResume> {
    await this.runs.cancel(await this.resumes.own(id, claims.sub));
    return this.#state(await this.resumes.own(id, claims.sub));
  }

  @Put(':id/expiry')
  @Answers(CurrentResume)
  async setExpiry(
    @Param('id') id: string,
    @Body({ schema: ResumeExpiry }) { expires }: z.output<typeof ResumeExpiry>,
    @CurrentClaims() claims: AccessClaims,
  ): Promise<CurrentResume> {
    const resume = await this.resumes.own(id, claims.sub);
    return this.#state(await this.resumes.setExpiry(resume, expires));
  }

  @Delete(':id')
  @HttpCode(204)
  async remove(@Param('id') id: string, @CurrentClaims() claims: AccessClaims): Promise<void> {
    await this.resumes.remove(await this.resumes.own(id, claims.sub));
  }

  /** The answer of a run may have come in the meantime. */
  async #state(resume: ResumeRecord): Promise<CurrentResume> {
    const step = await this.runs.settle(resume);
    if (!resume.run || step) return currentAnswer(resume, step);
    return currentAnswer(await this.resumes.own(String(resume._id), resume.user_id));
  }
}
