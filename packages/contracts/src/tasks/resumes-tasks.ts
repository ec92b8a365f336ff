import { z } from 'zod';
import { defineTask } from './task.js';

/** Extracts and parses the text of an uploaded résumé in a guarded child process. */
export const extractResumeText = defineTask(
  'resumes.extract-text',
  z.object({ resume_id: z.string() }),
);

/**
 * Revokes the public link of a profile when its owner is no longer a job seeker, and closes it while the owner is
 * suspended.
 */
export const resumesUserChanged = defineTask(
  'resumes.user-changed',
  z.object({ user_id: z.string() }),
);
