import { z } from 'zod';
import { isoDate, longText } from '../field-types.js';
import {
  hasTooManyLines,
  resumeExportFormats,
  resumeLinesText,
  resumeSectionKinds,
  resumeSteps,
} from './resume-lists.js';
import { ResumeStructure } from './resume-structure.js';

/** POST /resume/upload. */
export const ResumeUpload = z.object({ resume_id: z.string() }).meta({ id: 'ResumeUpload' });
export type ResumeUpload = z.infer<typeof ResumeUpload>;

const score = z.number().min(0).max(10);

/** A line of the résumé: its index in `ResumeStructure.lines` and its text. */
export const ResumeLineQuote = z.object({
  index: z.number().int().min(0),
  text: z.string().max(2_000),
});
export type ResumeLineQuote = z.infer<typeof ResumeLineQuote>;

/** A point of the analysis with the lines it is based on, so that the person can verify it. */
export const ResumeFinding = z.object({
  /** Key of `section_feedback`. */
  part: z.string().max(80),
  kind: z.enum(['strength', 'improvement']),
  /** As in `strengths` or `areas_for_improvement`. */
  text: z.string().max(1_000),
  lines: z.array(ResumeLineQuote).max(10),
  /** The suggestion that follows from it, as in `action_items` or `advice`. */
  action: z.string().max(1_000).optional(),
});
export type ResumeFinding = z.infer<typeof ResumeFinding>;

/**
 * An uncertain extraction, asked instead of scored. The answer goes to POST /resume/analyze as one of its `sections`.
 */
export const ResumeQuestion = z.object({
  part: z.string().max(80),
  /** Kind of the section that was not found. */
  kind: z.enum(resumeSectionKinds),
  text: z.string().max(1_000),
  /** Lines where the section may begin, the likeliest first. */
  candidates: z.array(ResumeLineQuote).max(5),
});
export type ResumeQuestion = z.infer<typeof ResumeQuestion>;

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
    /** The points with their lines. Only the built-in analyser gives them. */
    findings: z.array(ResumeFinding).max(60).optional(),
    questions: z.array(ResumeQuestion).max(10).optional(),
  })
  .meta({ id: 'ResumeFeedback' });
export type ResumeFeedback = z.infer<typeof ResumeFeedback>;

/** Start of a section according to the owner: this line, or absent (null). */
export const ResumeSectionAnswer = z.object({
  kind: z.enum(resumeSectionKinds),
  line: z.number().int().min(0).nullable(),
});
export type ResumeSectionAnswer = z.infer<typeof ResumeSectionAnswer>;

/** POST /resume/analyze. `sections` answers the questions of the previous analysis. */
export const AnalyzeRequest = z
  .object({ resume_id: z.string(), sections: z.array(ResumeSectionAnswer).max(12).optional() })
  .meta({ id: 'AnalyzeRequest' });
export type AnalyzeRequest = z.input<typeof AnalyzeRequest>;
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

/** One changed line of a rewriting. Lines that are not named here have their original text. */
export const ResumeChange = z.object({
  /** Index in `ResumeStructure.lines`; absent for an added line. */
  line: z.number().int().min(0).optional(),
  /** Index of the first line in `improved_content`; absent for a removed line. */
  at: z.number().int().min(0).optional(),
  /** Empty for an added line. */
  before: z.string(),
  /** Empty for a removed line; with a line break when one line became two. */
  after: z.string(),
  /** The suggestion that it applies. */
  why: z.string(),
  /** The line is the heading of a section that moved; its text is the same. */
  moved: z.boolean().optional(),
});
export type ResumeChange = z.infer<typeof ResumeChange>;

export const RewriteAnswer = z
  .object({
    improved_resume_id: z.string(),
    improved_content: z.string(),
    applied_suggestions: z.array(z.string()),
    provider: z.string(),
    /** What the rewriting changed, in the order of the text; later edits of the owner are not in it. */
    changes: z.array(ResumeChange).optional(),
    /** Places to fill in that are still in `improved_content`. */
    open_places: z.number().int().min(0).optional(),
    /** Its owner has decided on the changes, or edited the text. */
    reviewed: z.boolean().optional(),
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
    /** What was read, once there is an analysis. Indexes of lines refer to its `lines`. */
    reading: ResumeStructure.optional(),
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
