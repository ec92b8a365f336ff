import { z } from 'zod';
import { defineTask } from './task.js';

/** Largest JSON of a text task, in characters. */
export const maxTextLength = 65_536;

/**
 * Writes the text of an AI tool. AI tasks include their text (64 KB at most), which is erased when the task ends
 * (architecture §6). `input` is already validated with the schema of the tool.
 */
export const writeText = defineTask(
  'ai.write-text',
  z.object({
    user_id: z.string(),
    /** Account whose listing the text may use; default the person's own. */
    business_id: z.string().optional(),
    tool: z.string().max(80),
    /** Language of the page, for entries whose language is unclear. */
    language: z.string().max(8).optional(),
    input: z
      .record(z.string(), z.unknown())
      .refine((input) => JSON.stringify(input).length <= maxTextLength, { error: 'too long' }),
  }),
);
