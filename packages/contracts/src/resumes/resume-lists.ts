// Rules of the résumé assistant. No zod here: front ends import this file.

/** Accepted extensions (D2 §5). */
export const resumeFileTypes = ['pdf', 'docx', 'txt', 'csv'] as const;
export const resumeTypeText = 'Please upload a PDF, DOCX, TXT, or CSV file';

/** 5 MB (D2 §9). */
export const maxResumeBytes = 5_242_880;
export const resumeSizeText = 'File size must be less than 5MB';

/** Most lines of an improved résumé, about fifty pages: Word documents are built line by line. */
const resumeMaximumLines = 3_000;
export const resumeLinesText = 'A resume can have at most 3,000 lines. Please shorten it.';

/** Whether a résumé has too many lines. */
export const hasTooManyLines = (text: string): boolean =>
  text.split(/\r\n|[\n\r\f\v\u2028\u2029]/, resumeMaximumLines + 1).length > resumeMaximumLines;

/**
 * A suggestion that changes nothing: POST /resume/rewrite with it leads to an export of the text as it is (RES-08), also
 * where an analysis suggests nothing.
 */
export const keepAsItIs = 'Keep my resume as it is';

export const noSuggestionText = 'Please select at least one suggestion to apply';

/** Formats of GET /resume/export/{id}?format=…; 'json' is JSON Resume (https://jsonresume.org/schema). */
export const resumeExportFormats = ['txt', 'docx', 'json'] as const;
export type ResumeExportFormat = (typeof resumeExportFormats)[number];

/** Steps of a task, in this order. */
export const resumeSteps = ['waiting', 'reading', 'analyzing', 'rewriting'] as const;
export type ResumeStep = (typeof resumeSteps)[number];

/** Kinds of sections in a parsed résumé. */
export const resumeSectionKinds = [
  'summary',
  'experience',
  'education',
  'skills',
  'certifications',
  'projects',
  'publications',
  'awards',
  'languages',
  'interests',
  'references',
  'other',
] as const;
export type ResumeSectionKind = (typeof resumeSectionKinds)[number];
