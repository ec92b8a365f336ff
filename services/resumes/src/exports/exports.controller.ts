import type { AccessClaims } from '@commons/contracts/account';
import {
  hasTooManyLines,
  type ResumeExportFormat,
  resumeLinesText,
} from '@commons/contracts/resume-lists';
import {
  ImprovedResumeUpdate,
  ResumeExport,
  ResumeExportQuery,
  RewriteAnswer,
} from '@commons/contracts/resumes';
import { AccountType, CurrentClaims } from '@commons/service-kit/auth/access-rules';
import { refuse } from '@commons/service-kit/errors/refuse';
import { Answers } from '@commons/service-kit/http/answers';
import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import type { z } from 'zod';
import { ImprovedResumesService } from '../resumes/improved-resumes.service.js';
import { docxOf } from './docx.export.js';
import { jsonResumeOf } from './json-resume.export.js';

const writers: Record<ResumeExportFormat, (content: string) => string | Promise<string>> = {
  txt: (content) => content,
  docx: docxOf,
  json: jsonResumeOf,
};

/** `cv.pdf` → `cv_improved.txt`. */
const nameOf = (filename: string, format: ResumeExportFormat) =>
  `${filename.replace(/\.[^.]*$/, '') || 'resume'}_improved.${format}`;

/** Improved résumés. */
@Controller('resume')
@AccountType('job_seeker')
export class ExportsController {
  constructor(private readonly improved: ImprovedResumesService) {}

  /** @throws 422 for a text of so many lines that making the document would keep others waiting */
  @Get('export/:id')
  @Answers(ResumeExport)
  async export(
    @Param('id') id: string,
    @Query({ schema: ResumeExportQuery }) { format }: z.output<typeof ResumeExportQuery>,
    @CurrentClaims() claims: AccessClaims,
  ): Promise<ResumeExport> {
    const { filename, content } = await this.improved.own(id, claims.sub);
    if (format !== 'txt' && hasTooManyLines(content)) throw refuse(422, resumeLinesText);
    return { content: await writers[format](content), filename: nameOf(filename, format) };
  }

  /** Keeps what the owner changed in the improved text. */
  @Put('improved/:id')
  @Answers(RewriteAnswer)
  update(
    @Param('id') id: string,
    @Body({ schema: ImprovedResumeUpdate }) body: z.output<typeof ImprovedResumeUpdate>,
    @CurrentClaims() claims: AccessClaims,
  ): Promise<RewriteAnswer> {
    return this.improved.update(id, claims.sub, body.improved_content);
  }
}
