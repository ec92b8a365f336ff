import { applyResumeExtensions } from '@commons/contracts/applications/application-lists';
import {
  emptyFileText,
  type ResumeTrouble,
  resumeTrouble,
} from '@commons/contracts/applications/resume-trouble';
import { maxResumeBytes } from '@commons/contracts/resumes/resume-lists';
import { t, translate } from '@commons/ui/text/texts';

/** The hint under the file picker (D1 §2). */
export const resumeHint = t('acceptedFormatsPdfDocDocx');

/** Why a chosen file cannot be sent, or undefined when it can. The server also checks the content (A28). */
export function resumeProblem({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const lower = name.toLowerCase();
  if (!applyResumeExtensions.some((extension) => lower.endsWith(extension))) {
    return t('pleaseUploadPdfDocDocx');
  }
  if (size === 0) return translate(emptyFileText);
  return size > maxResumeBytes ? resumeSizeText : undefined;
}

export const resumeSizeText = t('fileSizeMustBeLess');

/** Whether the server refused the file: by what is in it, or by its size on the way. */
export const isAboutFile = (message: string): boolean =>
  [t('pleaseUploadPdfDocDocx'), translate(emptyFileText), resumeSizeText].includes(message);

/** A warning about a file that can be sent. What cannot be parsed here is left to the server. */
export const troubleOf = (file: File): Promise<ResumeTrouble | undefined> =>
  file.arrayBuffer().then(
    (bytes) => resumeTrouble(new Uint8Array(bytes)),
    () => undefined,
  );
