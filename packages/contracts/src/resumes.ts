import { z } from 'zod';
import { isoDate, longText } from './field-types.js';
import {
  hasTooManyLines,
  resumeExportFormats,
  resumeLinesText,
  resumeSectionKinds,
  resumeSteps,
} from './resume-lists.js';

/** POST /resume/upload. */
export const ResumeUpload = z.object({ resume_id: z.string() }).meta({ id: 'ResumeUpload' });
export type ResumeUpload = z.infer<typeof ResumeUpload>;

const score = z.number().min(0).max(10);

/** Result of an analysis (D2 §3). Every point of the built-in analyser quotes its line; scores are out of 10. */
export const ResumeFeedback = z
  .object({
    overall_score: score,
    strengths: z.array(z.string().max(1_000)).max(20),
    areas_for_improvement: z.array(z.string().max(1_000)).max(20),
    section_feedback: z.record(
      z.string().max(80),
      z.object({ score, feedback: z.string().max(2_000) }),
    ),
    /** The suggestions to pick from: the current writer can apply each (decision A71). */
    action_items: z.array(z.string().max(1_000)).max(20),
    /** Suggestions that only the person can apply: shown without a checkbox. */
    advice: z.array(z.string().max(1_000)).max(20).optional(),
  })
  .meta({ id: 'ResumeFeedback' });
export type ResumeFeedback = z.infer<typeof ResumeFeedback>;

/** POST /resume/analyze. */
export const AnalyzeRequest = z.object({ resume_id: z.string() }).meta({ id: 'AnalyzeRequest' });
export const AnalyzeAnswer = z
  .object({ feedback: ResumeFeedback, provider: z.string() })
  .meta({ id: 'AnalyzeAnswer' });
export type AnalyzeAnswer = z.infer<typeof AnalyzeAnswer>;

/** POST /resume/rewrite: only after an analysis (RES-08). */
export const RewriteRequest = z
  .object({
    resume_id: z.string(),
    selected_suggestions: z
      .array(longText(1_000))
      .min(1, { error: 'Please select at least one suggestion to apply' })
      .max(20),
  })
  .meta({ id: 'RewriteRequest' });
export type RewriteRequest = z.input<typeof RewriteRequest>;
export const RewriteAnswer = z
  .object({
    improved_resume_id: z.string(),
    improved_content: z.string(),
    applied_suggestions: z.array(z.string()),
    provider: z.string(),
  })
  .meta({ id: 'RewriteAnswer' });
export type RewriteAnswer = z.infer<typeof RewriteAnswer>;

/** GET /resume/export/{improved_resume_id}: `content` is text, or base64 for docx. */
export const ResumeExportQuery = z
  .object({ format: z.enum(resumeExportFormats).default('txt') })
  .meta({ id: 'ResumeExportQuery' });
export const ResumeExport = z
  .object({ content: z.string(), filename: z.string() })
  .meta({ id: 'ResumeExport' });
export type ResumeExport = z.infer<typeof ResumeExport>;

/**
 * Events of analyze and rewrite with `Accept: text/event-stream`, JSON in `data`; the last is `done` with the answer.
 * The task continues when the stream closes (only Cancel stops it) and can be found by GET /resume/current.
 */
export const resumeEvents = {
  step: z.object({ step: z.enum(resumeSteps) }),
  failed: z.object({ detail: z.string() }),
} as const;

/** State of the assistant, so that a reload loses nothing. */
export const CurrentResume = z
  .object({
    resume_id: z.string(),
    filename: z.string(),
    created_at: isoDate,
    /** The uploaded file is deleted 30 days after the upload, if the owner wants it. */
    expires_at: isoDate.optional(),
    /** Set while a task is running. */
    running: z
      .object({ kind: z.enum(['analyze', 'rewrite']), step: z.enum(resumeSteps) })
      .optional(),
    failed: z.object({ kind: z.enum(['analyze', 'rewrite']), detail: z.string() }).optional(),
    /** The extracted text, once there is an improved one to compare with. */
    original_content: z.string().optional(),
    analysis: AnalyzeAnswer.optional(),
    rewrite: RewriteAnswer.optional(),
  })
  .meta({ id: 'CurrentResume' });
export type CurrentResume = z.infer<typeof CurrentResume>;

/** GET /resume/current: null before an upload. That is normal for most people, so it is not an error. */
export const CurrentResumeAnswer = CurrentResume.nullable();
export type CurrentResumeAnswer = z.infer<typeof CurrentResumeAnswer>;

/** PUT /resume/{id}/expiry: whether the uploaded file is deleted 30 days after the upload; text and analysis stay. */
export const ResumeExpiry = z.object({ expires: z.boolean() }).meta({ id: 'ResumeExpiry' });

/** PUT /resume/improved/{improved_resume_id}: the improved résumé as edited by its owner; exports are made from it. */
export const ImprovedResumeUpdate = z
  .object({
    improved_content: z
      .string()
      .trim()
      .min(1)
      .max(60_000)
      .refine((text) => !hasTooManyLines(text), { error: resumeLinesText }),
  })
  .meta({ id: 'ImprovedResumeUpdate' });

/** One section of a parsed résumé; `lines` without the heading, in reading order. */
export const ResumeSection = z.object({
  kind: z.enum(resumeSectionKinds),
  heading: z.string(),
  lines: z.array(z.string()),
});
export type ResumeSection = z.infer<typeof ResumeSection>;

/** A parsed résumé: what the extractor found, nothing invented. `lines` is the whole text in reading order. */
export const ResumeStructure = z.object({
  name: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  location: z.string().optional(),
  links: z.array(z.string()),
  lines: z.array(z.string()),
  sections: z.array(ResumeSection),
});
export type ResumeStructure = z.infer<typeof ResumeStructure>;

const found = (maximum: number) => z.string().trim().min(1).max(maximum).optional();

/**
 * Data of a résumé for the professional profile, with the field names of PUT /job-seeker/professional-profile: the
 * screen offers each to the user. What was not found is absent; nothing is stored.
 *
 * GET /resume/profile-findings reads the uploaded résumé (null without one); POST /resume/json-resume reads a JSON
 * Resume document (https://jsonresume.org/schema, as the body), without an upload.
 */
export const ResumeProfileFindings = z
  .object({
    full_name: found(100),
    email: found(254),
    phone: found(40),
    location: found(120),
    professional_title: found(120),
    summary: found(5_000),
    skills: z.array(z.string().min(1).max(60)).max(100).optional(),
    linkedin_url: found(300),
    github_url: found(300),
    portfolio_url: found(300),
    website_url: found(300),
    experience: z
      .array(
        z.object({
          title: z.string().max(120),
          company: z.string().max(120),
          duration: z.string().max(60),
          description: z.string().max(2_000),
        }),
      )
      .max(30)
      .optional(),
    education: z
      .array(
        z.object({
          degree: z.string().max(120),
          institution: z.string().max(120),
          year: z.string().max(60),
        }),
      )
      .max(30)
      .optional(),
    certifications: z.array(z.string().min(1).max(200)).max(50).optional(),
  })
  .meta({ id: 'ResumeProfileFindings' });
export type ResumeProfileFindings = z.infer<typeof ResumeProfileFindings>;

/** GET /resume/profile-findings. */
export const ProfileFindingsAnswer = ResumeProfileFindings.nullable();
export type ProfileFindingsAnswer = z.infer<typeof ProfileFindingsAnswer>;
