import { z } from 'zod';

/** A visible character: no space or control, and none of those that render blank (zero-width, U+2800). */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

const isVisible = (text: string) => visible.test(text);

/** Same message as `min(1)`: for people a text of zero-width spaces is empty. */
const notEmpty = { error: 'Must not be empty' };

/** Reports an empty text once, not as an invisible one as well. */
const once = { abort: true };

/** Removes control characters except tabs and line breaks: no screen shows them, and some formats cannot store them. */
const withoutControls = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are to be removed
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

/** A required multi-line text: trimmed, not empty, at most `max` characters; control characters are removed. */
export const longText = (max: number) => manyLines(max).min(1, once).refine(isVisible, notEmpty);

/** An optional multi-line text; an empty one counts as absent. */
export const optionalLongText = (max: number) =>
  manyLines(max).transform(absentWhenBlank).optional();

/** A point in time in ISO 8601, UTC, e.g. 2026-11-21T08:00:00.000Z. */
export const isoDate = z.iso.datetime();

interface NumberRange {
  readonly min: number;
  readonly max: number;
  /** Used when the number is absent. */
  readonly default: number;
}

/**
 * A whole number in a query string: plain decimal digits, once. Not what JavaScript would convert: `1e2`, `0x10`, ` 7`,
 * an empty text, two values.
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
      // Without this the pipe would be described as a string, without its default.
      ...{ type: 'integer', minimum: range.min, maximum: range.max },
      description: `${range.default} when absent`,
    });
}

/** A whole number in a JSON body, as a JSON number. */
const bodyNumber = (range: NumberRange) =>
  z.number().int().min(range.min).max(range.max).default(range.default);

const limits = { min: 1, max: 100, default: 50 };
const offsets = { min: 0, max: 100_000, default: 0 };

/** Paging of every GET list: `limit` 50 by default and 100 at most, `offset` from 0 (decision A19). */
export const paging = { limit: queryNumber(limits), offset: queryNumber(offsets) };

/** The same in the JSON body of a search. */
export const bodyPaging = { limit: bodyNumber(limits), offset: bodyNumber(offsets) };

/** An optional web address; a blank one counts as absent. */
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

/** A yes or no in a query. */
export const typedFlag = z.enum(['true', 'false', '']).transform((text) => text === 'true');

/** A number in a query, with the rules of a body's field; an empty one counts as absent. */
export const typedNumber = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((text) => (text === '' || text === undefined ? undefined : Number(text)), schema);
