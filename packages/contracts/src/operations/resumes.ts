import { z } from 'zod';
import { PageHead } from '../front-ends/page-head.js';
import { ResumeReading, StoredResume } from '../jobs/job-fit.js';
import {
  ModerationDecision,
  OperatorAction,
  OperatorActionList,
  ReportedSubject,
  ReportInput,
  ReportList,
  ReportReceipt,
} from '../moderation/moderation.js';
import { JsonResume } from '../resumes/json-resume.js';
import {
  ProfessionalProfile,
  ProfessionalProfileUpdate,
  ProfileViews,
  ProfileVisibility,
  SharedProfile,
  ShareLink,
} from '../resumes/profiles.js';
import { maxResumeBytes, resumeSizeText } from '../resumes/resume-lists.js';
import {
  AnalyzeAnswer,
  AnalyzeRequest,
  CurrentResume,
  CurrentResumeAnswer,
  ImprovedResumeUpdate,
  ProfileFindingsAnswer,
  ResumeExpiry,
  ResumeExport,
  ResumeExportQuery,
  ResumeProfileFindings,
  ResumeUpload,
  RewriteAnswer,
  RewriteRequest,
  resumeEvents,
} from '../resumes/resumes.js';
import { operations } from './operation.js';

/** The operation is on the caller's own résumé. */
const own = { access: 'job_seeker', owner: true } as const;

/** Operations of services/resumes. */
export const resumes = operations({
  'GET /job-seeker/professional-profile': {
    access: 'job_seeker',
    summary: 'Returns the professional profile; a new one begins with what the account knows.',
    answer: ProfessionalProfile,
    versioned: true,
  },
  'PUT /job-seeker/professional-profile': {
    access: 'job_seeker',
    summary: 'Replaces the professional profile.',
    body: ProfessionalProfileUpdate,
    answer: ProfessionalProfile,
    versioned: true,
  },
  'PUT /job-seeker/profile/visibility': {
    access: 'job_seeker',
    summary: 'Sets which fields the shared profile leaves out.',
    body: ProfileVisibility,
    answer: ProfileVisibility,
  },
  'GET /job-seeker/profile/views': {
    access: 'job_seeker',
    summary: 'Counts the views of the shared profile.',
    answer: ProfileViews,
  },
  'POST /job-seeker/profile/share-link': {
    access: 'job_seeker',
    summary: 'Creates the link by which anyone may read the profile, or returns the existing one.',
    answer: ShareLink,
  },
  'DELETE /job-seeker/profile/share-link': {
    access: 'job_seeker',
    summary: 'Ends the link of the profile.',
    empty: true,
  },
  'GET /shared-profile/{token}': {
    access: 'public',
    summary: 'Returns the profile behind a link.',
    answer: SharedProfile,
  },
  'GET /shared-profile/{token}/head': {
    access: 'public',
    summary: 'Returns title and description of the page of a shared profile.',
    answer: PageHead,
  },
  'POST /shared-profile/{token}/report': {
    access: 'public',
    summary: 'Reports a shared profile to the operators.',
    body: ReportInput,
    answer: ReportReceipt,
  },
  'GET /shared-profile/operator/reports': {
    access: 'operator',
    summary: 'Lists reported profiles, and those with watched words.',
    query: ReportList,
    list: ReportedSubject,
  },
  'PATCH /shared-profile/operator/subjects/{id}': {
    access: 'operator',
    summary: 'Hides a shared profile, keeps it and closes its reports, or takes that back.',
    body: ModerationDecision,
    answer: ReportedSubject,
  },
  'GET /shared-profile/operator/actions': {
    access: 'operator',
    summary: 'Lists what operators did to shared profiles, newest first.',
    query: OperatorActionList,
    list: OperatorAction,
  },
  'POST /resume/upload': {
    access: 'job_seeker',
    summary: 'Uploads a résumé; it replaces the previous one.',
    upload: {
      part: 'file',
      maximumBytes: maxResumeBytes,
      tooLargeText: resumeSizeText,
      /** Whether the file is deleted after 30 days. */
      fields: z.object({ expires: z.stringbool().default(false) }),
    },
    answer: ResumeUpload,
    status: 201,
  },
  'GET /resume/current': {
    access: 'job_seeker',
    summary: 'Returns the résumé with its analysis and rewriting, or null.',
    answer: CurrentResumeAnswer,
  },
  'POST /resume/analyze': {
    ...own,
    feature: 'ai_tools',
    summary: 'Analyses the résumé: the steps as they happen, or the whole answer.',
    body: AnalyzeRequest,
    events: { ...resumeEvents, done: AnalyzeAnswer },
    whole: AnalyzeAnswer,
  },
  'POST /resume/rewrite': {
    ...own,
    feature: 'ai_tools',
    summary: 'Rewrites the résumé by the chosen suggestions of its analysis.',
    body: RewriteRequest,
    events: { ...resumeEvents, done: RewriteAnswer },
    whole: RewriteAnswer,
  },
  'POST /resume/{id}/cancel': {
    ...own,
    summary: 'Stops an analysis or a rewriting.',
    answer: CurrentResume,
  },
  'PUT /resume/{id}/expiry': {
    ...own,
    summary: 'Sets whether the file is deleted after 30 days.',
    body: ResumeExpiry,
    answer: CurrentResume,
  },
  'DELETE /resume/{id}': {
    ...own,
    summary: 'Deletes the résumé with everything made from it.',
    empty: true,
  },
  'PUT /resume/improved/{id}': {
    ...own,
    summary: 'Saves what the owner changed in the rewritten text.',
    body: ImprovedResumeUpdate,
    answer: RewriteAnswer,
  },
  'GET /resume/export/{id}': {
    ...own,
    summary: 'Returns the rewritten résumé as text, DOCX (in base64) or JSON Resume.',
    query: ResumeExportQuery,
    answer: ResumeExport,
  },
  'GET /resume/profile-findings': {
    access: 'job_seeker',
    summary: 'Returns what the uploaded résumé holds for the professional profile, or null.',
    answer: ProfileFindingsAnswer,
    errors: { 409: 'The résumé is being read' },
  },
  'POST /internal/resume-readings': {
    access: 'internal',
    callers: ['jobs'],
    summary: 'Reads a résumé in memory; nothing is stored.',
    upload: {
      part: 'file',
      maximumBytes: maxResumeBytes,
      tooLargeText: resumeSizeText,
      /** The person it is read for, so that one person's files do not delay another's. */
      fields: z.object({ owner: z.string().max(100) }),
    },
    answer: ResumeReading,
  },
  'GET /internal/share-links-of/{user_id}': {
    access: 'internal',
    callers: ['jobs'],
    summary: 'Returns the link of the profile of a person who shares it.',
    answer: ShareLink,
  },
  'GET /internal/resumes-of/{user_id}': {
    access: 'internal',
    callers: ['jobs'],
    summary: 'Returns the stored résumé of a person, or else the professional profile.',
    answer: StoredResume,
  },
  'POST /resume/json-resume': {
    access: 'job_seeker',
    summary: 'Returns what a JSON Resume holds for the professional profile; nothing is stored.',
    body: JsonResume,
    answer: ResumeProfileFindings,
  },
});
