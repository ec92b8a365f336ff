import { applyResumeExtensions, resumeMaximumBytes } from '@commons/contracts/application-lists';

/** What the form says under the picker (D1 §2). */
export const resumeHint = 'Accepted formats: PDF, DOC, DOCX (Max 5MB)';

/**
 * Why a chosen file cannot be sent, or undefined when it can. The server looks into the file as well (A28).
 */
export function resumeProblem({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const lower = name.toLowerCase();
  if (!applyResumeExtensions.some((extension) => lower.endsWith(extension))) {
    return 'Please upload a PDF, DOC, or DOCX file';
  }
  return size > resumeMaximumBytes ? 'File size must be less than 5MB' : undefined;
}
