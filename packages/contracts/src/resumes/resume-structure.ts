import { z } from 'zod';
import { resumeSectionKinds } from './resume-lists.js';

const lineIndex = z.number().int().min(0);

/** Certainty of an extraction. Below `certain` the person is asked. */
const confidence = z.number().min(0).max(1);
export const certain = 0.6;

/** One section of a parsed résumé; `lines` without the heading, in reading order. */
export const ResumeSection = z.object({
  kind: z.enum(resumeSectionKinds),
  /** Empty for a section that was recognized by its content. */
  heading: z.string(),
  lines: z.array(z.string()),
  /** Index of the heading, or of the first line without one, in the résumé's `lines`. */
  line: lineIndex.optional(),
  /** Indexes of `lines` in the résumé's `lines`. */
  at: z.array(lineIndex).optional(),
  confidence: confidence.optional(),
  /** Next to another column: neither comes before the other. */
  beside: z.boolean().optional(),
});
export type ResumeSection = z.infer<typeof ResumeSection>;

/** A month as `2023-09`, or a year. */
const moment = z.string().regex(/^\d{4}(?:-\d{2})?$/);

/** A job or a course of study. Fields that were not found are absent. */
export const ResumeEntry = z.object({
  kind: z.enum(['experience', 'education']),
  /** Index in `sections`. */
  section: z.number().int().min(0),
  /** Job title, or degree. */
  title: z.string().optional(),
  /** Employer, or school. */
  organization: z.string().optional(),
  place: z.string().optional(),
  /** As written: "Sep. 2023 – Mar. 2024". */
  dates: z.string().optional(),
  start: moment.optional(),
  end: moment.optional(),
  /** Whether it is ongoing. */
  present: z.boolean().optional(),
  /** Lines with title, employer, place and dates. A rewrite never changes them. */
  named: z.array(lineIndex),
  /** Description lines below them. */
  details: z.array(lineIndex),
  confidence,
});
export type ResumeEntry = z.infer<typeof ResumeEntry>;

/** A language with its level as written: "Spanish", "native". */
export const ResumeLanguage = z.object({ name: z.string(), level: z.string().optional() });
export type ResumeLanguage = z.infer<typeof ResumeLanguage>;

/**
 * A parsed résumé: extracted text only, nothing invented. `lines` is the whole text in reading order. The optional
 * lists are absent in older records.
 */
export const ResumeStructure = z.object({
  name: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  location: z.string().optional(),
  links: z.array(z.string()),
  lines: z.array(z.string()),
  /** Number of pages with text, of a PDF. */
  pages: z.number().int().optional(),
  sections: z.array(ResumeSection),
  entries: z.array(ResumeEntry).optional(),
  skills: z.array(z.string()).optional(),
  languages: z.array(ResumeLanguage).optional(),
  certifications: z.array(z.string()).optional(),
  /** Lines with a name, contact data or a link of the person. */
  contact_lines: z.array(lineIndex).optional(),
  /** Sections that the person declared absent. */
  absent: z.array(z.enum(resumeSectionKinds)).optional(),
});
export type ResumeStructure = z.infer<typeof ResumeStructure>;
