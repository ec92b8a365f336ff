import { z } from 'zod';
import { defineTask } from '../task.js';

/** Reads the text of an uploaded résumé in a guarded child process and takes it apart. */
export const extractResumeText = defineTask(
  'resumes.extract-text',
  z.object({ resume_id: z.string() }),
);

/** Takes the public link of a profile back when its owner is no job seeker any more. */
export const resumesUserChanged = defineTask(
  'resumes.user-changed',
  z.object({ user_id: z.string() }),
);
