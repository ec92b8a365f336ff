import type { ResumeStep } from '@commons/contracts/resumes/resume-lists';
import type { CurrentResume } from '@commons/contracts/resumes/resumes';
import type { ResumeRecord } from './resume.schema.js';

/** @param step of the current run, if there is one */
export const currentAnswer = (resume: ResumeRecord, step?: ResumeStep): CurrentResume => {
  // The file was refused after the upload had stopped waiting.
  const unread = resume.problem && ({ kind: 'analyze', detail: resume.problem } as const);
  const failed = unread || resume.failed;
  return {
    resume_id: String(resume._id),
    filename: resume.filename,
    created_at: resume.created_at.toISOString(),
    ...(resume.expires_at && { expires_at: resume.expires_at.toISOString() }),
    ...(resume.run && step && { running: { kind: resume.run.kind, step } }),
    ...(failed && { failed }),
    ...(resume.analysis && { analysis: resume.analysis, reading: resume.structure }),
    ...(resume.rewrite && {
      rewrite: resume.rewrite,
      original_content: resume.structure?.lines.join('\n') ?? '',
    }),
  };
};
