import { z } from 'zod';
import { ResumeStructure } from '../resumes.js';
import { defineTask } from '../task.js';

/** A person who reads a tool's text as it is written goes before a résumé that is worked on in the background. */
const background = { priority: 1 };

/**
 * Asks the AI service for a ResumeFeedback. The answer is taken by the task's id (service-kit `queues/task-answers`): an
 * AI task carries its text and erases it when it ends (architecture §6).
 */
export const analyzeResume = defineTask(
  'ai.analyze-resume',
  z.object({ user_id: z.string(), resume: ResumeStructure }),
  background,
);

/** Asks the AI service for the résumé with the picked suggestions applied: `{ content, applied_suggestions, provider }`. */
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
  provider: z.string(),
});
export type ResumeRewriting = z.infer<typeof ResumeRewriting>;
