import { z } from 'zod';
import { defineTask } from '../task.js';

/** Most characters of the JSON of a text's task. */
export const textMaximum = 65_536;

/**
 * Writes the text of an AI tool. AI tasks carry their text (64 KB at most), erased when the task ends (architecture §6).
 * `input` was checked against the schema of the tool.
 */
export const writeText = defineTask(
  'ai.write-text',
  z.object({
    user_id: z.string(),
    tool: z.string().max(80),
    input: z
      .record(z.string(), z.unknown())
      .refine((input) => JSON.stringify(input).length <= textMaximum, { error: 'too long' }),
  }),
);
