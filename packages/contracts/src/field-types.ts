import { z } from 'zod';

/** A required single-line text: trimmed, not empty, at most `max` characters, no control characters (header injection). */
export const shortText = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
    .regex(/^[^\u0000-\u001f\u007f]*$/, {
      error: 'Line breaks and control characters are not allowed',
    });

/** An optional single-line text; an empty one counts as absent. */
export const optionalShortText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
    .regex(/^[^\u0000-\u001f\u007f]*$/, {
      error: 'Line breaks and control characters are not allowed',
    })
    .transform((text) => text || undefined)
    .optional();

/** A required text of several lines: trimmed, not empty, at most `max` characters. */
export const longText = (max: number) => z.string().trim().min(1).max(max);

/** An optional text of several lines; an empty one counts as absent. */
export const optionalLongText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .transform((text) => text || undefined)
    .optional();

/** A point in time on the wire: ISO 8601 in UTC, e.g. 2026-11-21T08:00:00.000Z. */
export const isoDate = z.iso.datetime();

/** Paging of every list call: `limit` 50 by default and 100 at most, `offset` from 0 (decision A19). */
export const paging = {
  limit: z.coerce.number().int().min(1).max(100).default(50),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
};
