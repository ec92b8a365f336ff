import {
  emptyFileText,
  type ResumeTrouble,
  resumeTrouble,
} from '@commons/contracts/applications/resume-trouble';
import { refuse } from '@commons/service-kit/errors/refuse';
import { plainFilename } from '@commons/service-kit/http/plain-filename';
import { resumeTypeOf } from './resume-type.js';

/** A résumé that passed the checks. */
export interface ResumeFile {
  readonly content: Buffer;
  readonly filename: string;
  readonly contentType: string;
  /** A problem with the file, which is accepted nonetheless. */
  readonly trouble?: ResumeTrouble | undefined;
}

/**
 * Checks the type of an uploaded résumé by its bytes (decision A28); the upload itself limits the size. A locked or
 * damaged file is accepted, with `trouble` set.
 * @throws 400 with the specification's text for another type
 */
export async function checkedResume(content: Buffer, name: string): Promise<ResumeFile> {
  if (content.length === 0) throw refuse(400, emptyFileText);
  const type = await resumeTypeOf(content, name);
  if (!type) throw refuse(400, 'Please upload a PDF, DOC, or DOCX file');
  return {
    content,
    filename: plainFilename(name, type.extension),
    contentType: type.contentType,
    trouble: resumeTrouble(content),
  };
}
