import { resumes } from '@commons/contracts/operations/resumes';
import {
  hasTooManyLines,
  type ResumeExportFormat,
  resumeLinesText,
} from '@commons/contracts/resumes/resume-lists';
import type { ResumeExport, RewriteAnswer } from '@commons/contracts/resumes/resumes';
import { refuse } from '@commons/service-kit/errors/refuse';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
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

/** Exporting and editing improved résumés. */
@Controller()
export class ExportsController {
  constructor(private readonly improved: ImprovedResumesService) {}

  /** @throws 422 for a text with so many lines that creating the document would block other requests */
  @Handles(resumes['GET /resume/export/{id}'])
  async export({
    params: { id },
    query: { format },
    claims,
  }: Call<'GET /resume/export/{id}'>): Promise<ResumeExport> {
    const { filename, content } = await this.improved.own(id, claims.sub);
    if (format !== 'txt' && hasTooManyLines(content)) throw refuse(422, resumeLinesText);
    return { content: await writers[format](content), filename: nameOf(filename, format) };
  }

  /** Stores the owner's edits of the improved text. */
  @Handles(resumes['PUT /resume/improved/{id}'])
  update({
    params: { id },
    body,
    claims,
  }: Call<'PUT /resume/improved/{id}'>): Promise<RewriteAnswer> {
    return this.improved.update(id, claims.sub, body.improved_content);
  }
}
