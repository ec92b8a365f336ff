import { z } from 'zod';
import { defineTask } from '../task.js';

/** Reads the text of an uploaded résumé in a guarded child process and takes it apart. */
export const extractResumeText = defineTask(
  'resumes.extract-text',
  z.object({ resume_id: z.string() }),
);
