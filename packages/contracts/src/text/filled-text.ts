import type { z } from 'zod';
import { placeholderProblem } from './placeholders.js';

/** A text for other people: refused while it has an unfilled placeholder. */
export const filled = <Schema extends z.ZodType<string | undefined>>(schema: Schema): Schema =>
  schema.superRefine((text, context) => {
    const problem = text === undefined ? undefined : placeholderProblem(text);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });

/** The same for every field of a form. */
export const allFilled = <Fields extends Record<string, z.ZodType<string | undefined>>>(
  fields: Fields,
): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, filled(field)]),
  ) as Fields;
