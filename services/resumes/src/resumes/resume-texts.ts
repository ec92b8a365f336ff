import type { ResumeRun } from './resume.schema.js';

/** Texts for people. */
export const resumeTexts = {
  notFound: 'Resume not found',
  busy: 'This resume is being worked on. Wait for it, or cancel it first.',
  notAnalyzed: 'Analyze the resume before applying suggestions.',
  notRewritten: 'Apply suggestions before exporting the resume.',
  cancelled: 'This was cancelled.',
  replaced: 'A newer upload has replaced this file.',
  encrypted:
    'This file is protected by a password. Save a copy without the password and upload that one.',
  noText:
    'No text was found in this file. It looks like a scan or a picture: upload the document it was made from, or run it through text recognition (OCR) first.',
  garbled:
    'The text of this file cannot be read: its font does not say which letters its characters stand for. Upload the document it was made from, or run it through text recognition (OCR) first.',
  damaged: 'This file is damaged or incomplete. Save the document again and upload the new copy.',
  tooLong: 'Reading this file took too long. Upload a simpler copy, e.g. saved as TXT or PDF.',
  tooLarge:
    'This file unpacks to more than can be read. Upload a simpler copy, e.g. saved as TXT or PDF.',
  interrupted: 'The upload was interrupted. Please upload the file again.',
} as const;

/** Failure texts of D2 §8. */
export const failureText: Record<ResumeRun['kind'], string> = {
  analyze: 'Failed to analyze resume',
  rewrite: 'Failed to apply suggestions',
};
