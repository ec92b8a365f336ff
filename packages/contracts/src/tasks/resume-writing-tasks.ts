import { z } from 'zod';
import { ResumeStructure } from '../resumes/resume-structure.js';
import { ResumeChange } from '../resumes/resumes.js';
import { defineTask } from './task.js';

/** Runs after texts of tools, because a person waits for those. */
const background = { priority: 1 };

/**
 * Requests a ResumeFeedback from the AI service. The answer is fetched by the task's id (service-kit
 * `queues/task-answers`), because an AI task includes its text and erases it when it ends (architecture §6).
 */
export const analyzeResume = defineTask(
  'ai.analyze-resume',
  z.object({
    user_id: z.string(),
    resume: ResumeStructure,
    /** Of the page that shows the findings: "es"; without it English. */
    language: z.string().optional(),
  }),
  background,
);

/** Requests the résumé with the picked suggestions applied: `{ content, applied_suggestions, provider }`. */
export const rewriteResume = defineTask(
  'ai.rewrite-resume',
  z.object({
    user_id: z.string(),
    resume: ResumeStructure,
    suggestions: z.array(z.string()).min(1).max(20),
  }),
  background,
);

/** Answer of `rewriteResume`. */
export const ResumeRewriting = z.object({
  content: z.string().min(1),
  applied_suggestions: z.array(z.string()),
  changes: z.array(ResumeChange).optional(),
  provider: z.string(),
});
export type ResumeRewriting = z.infer<typeof ResumeRewriting>;
