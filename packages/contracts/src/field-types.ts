import { z } from 'zod';

/** Something that can be seen: neither space nor control, nor one of those that leave a blank (zero-width, U+2800). */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

const isVisible = (text: string) => visible.test(text);

/** As `min(1)` says it: to people a text of zero-width spaces is an empty one. */
const notEmpty = { error: 'Must not be empty' };

/** Without control characters but tabs and line breaks: no screen shows them, and some formats cannot hold them. */
const withoutControls = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to go
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');

const oneLine = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
    .regex(/^[^\u0000-\u001f\u007f]*$/, {
      error: 'Line breaks and control characters are not allowed',
    });

const manyLines = (max: number) => z.string().overwrite(withoutControls).trim().max(max);

const absentWhenBlank = (text: string) => (isVisible(text) ? text : undefined);

/** A required single-line text: trimmed, not empty, at most `max` characters, no control characters (header injection). */
export const shortText = (max: number) => oneLine(max).min(1).refine(isVisible, notEmpty);

/** An optional single-line text; an empty one counts as absent. */
export const optionalShortText = (max: number) =>
  oneLine(max).transform(absentWhenBlank).optional();

/** A required text of several lines: trimmed, not empty, at most `max` characters; control characters are left out. */
export const longText = (max: number) => manyLines(max).min(1).refine(isVisible, notEmpty);

/** An optional text of several lines; an empty one counts as absent. */
export const optionalLongText = (max: number) =>
  manyLines(max).transform(absentWhenBlank).optional();

/** A point in time on the wire: ISO 8601 in UTC, e.g. 2026-11-21T08:00:00.000Z. */
export const isoDate = z.iso.datetime();

/** Paging of every list call: `limit` 50 by default and 100 at most, `offset` from 0 (decision A19). */
export const paging = {
  limit: z.coerce.number().int().min(1).max(100).default(50),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
};
