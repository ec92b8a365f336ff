import { applyResumeExtensions, resumeMaximumBytes } from '@commons/contracts/application-lists';
import {
  emptyFileText,
  type ResumeTrouble,
  resumeTrouble,
} from '@commons/contracts/resume-trouble';

/** The hint under the file picker (D1 §2). */
export const resumeHint = 'Accepted formats: PDF, DOC, DOCX (Max 5MB)';

/** Why a chosen file cannot be sent, or undefined when it can. The server also checks the content (A28). */
export function resumeProblem({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const lower = name.toLowerCase();
  if (!applyResumeExtensions.some((extension) => lower.endsWith(extension))) {
    return 'Please upload a PDF, DOC, or DOCX file';
  }
  if (size === 0) return emptyFileText;
  return size > resumeMaximumBytes ? resumeSizeText : undefined;
}

export const resumeSizeText = 'File size must be less than 5MB';

/** A warning about a file that can be sent. What cannot be parsed here is left to the server. */
export const troubleOf = (file: File): Promise<ResumeTrouble | undefined> =>
  file.arrayBuffer().then(
    (bytes) => resumeTrouble(new Uint8Array(bytes)),
    () => undefined,
  );
