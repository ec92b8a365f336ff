import { z } from 'zod';
import { AdvisorRequest } from '../ai.js';
import { defineTask } from '../task.js';

/** Writes business advice. AI tasks carry their text (64 KB at most), erased when the task ends (architecture §6). */
export const writeAdvice = defineTask(
  'ai.write-advice',
  z.object({ user_id: z.string(), input: AdvisorRequest }),
);
