import { z } from 'zod';

/** Something that can be seen: neither space nor control, nor one of those that leave a blank (zero-width, U+2800). */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

const isVisible = (text: string) => visible.test(text);

/** As `min(1)` says it: to people a text of zero-width spaces is an empty one. */
const notEmpty = { error: 'Must not be empty' };

/** An empty text is told once, not as an invisible one too. */
const once = { abort: true };

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
export const shortText = (max: number) => oneLine(max).min(1, once).refine(isVisible, notEmpty);

/** An optional single-line text; an empty one counts as absent. */
export const optionalShortText = (max: number) =>
  oneLine(max).transform(absentWhenBlank).optional();

/** A required text of several lines: trimmed, not empty, at most `max` characters; control characters are left out. */
export const longText = (max: number) => manyLines(max).min(1, once).refine(isVisible, notEmpty);

/** An optional text of several lines; an empty one counts as absent. */
export const optionalLongText = (max: number) =>
  manyLines(max).transform(absentWhenBlank).optional();

/** A point in time on the wire: ISO 8601 in UTC, e.g. 2026-11-21T08:00:00.000Z. */
export const isoDate = z.iso.datetime();

interface NumberRange {
  readonly min: number;
  readonly max: number;
  /** Where the number is absent. */
  readonly default: number;
}

/**
 * A whole number in the query of an address: plain decimal digits, once. Not what JavaScript would make a number of:
 * `1e2`, `0x10`, ` 7`, an empty text, two values.
 */
export function queryNumber(range: NumberRange) {
  const error = 'Must be a whole number';
  return z
    .string({ error })
    .regex(/^\d{1,15}$/, { error })
    .transform(Number)
    .pipe(z.number().min(range.min).max(range.max))
    .default(range.default)
    .meta({
      // The pipe would be described as a text, and without its default.
      ...{ type: 'integer', minimum: range.min, maximum: range.max },
      description: `${range.default} when absent`,
    });
}

/** A whole number in a JSON body, where a number is a number. */
const bodyNumber = (range: NumberRange) =>
  z.number().int().min(range.min).max(range.max).default(range.default);

const limits = { min: 1, max: 100, default: 50 };
const offsets = { min: 0, max: 100_000, default: 0 };

/** Paging of every list that is asked for by GET: `limit` 50 by default and 100 at most, `offset` from 0 (decision A19). */
export const paging = { limit: queryNumber(limits), offset: queryNumber(offsets) };

/** The same in the JSON body of a search. */
export const bodyPaging = { limit: bodyNumber(limits), offset: bodyNumber(offsets) };

/** An address of the web, or none; a blank one counts as none. */
export const optionalWebPage = z
  .union([
    z.literal(''),
    z
      .string()
      .trim()
      .max(500)
      .regex(/^https?:\/\/\S+$/i, {
        error: 'Expected an address that begins with http:// or https://',
      }),
  ])
  .transform((text) => text || undefined)
  .optional();
