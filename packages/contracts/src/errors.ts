import { z } from 'zod';

/** One refused field of a request: its location, a message, and a machine-readable error type. */
export const FieldError = z
  .object({ loc: z.array(z.union([z.string(), z.number()])), msg: z.string(), type: z.string() })
  .meta({ id: 'FieldError' });
export type FieldError = z.infer<typeof FieldError>;

/**
 * Every error answer of the API: a text, or for 422 the list of refused fields. 412 refuses a change of a record that
 * was changed meanwhile, and includes the current record with its version in the ETag.
 */
export const ErrorAnswer = z
  .object({
    detail: z.union([z.string(), z.array(FieldError)]),
    current: z.record(z.string(), z.unknown()).optional(),
  })
  .meta({ id: 'ErrorAnswer' });
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;
