import type { FieldError } from '@commons/contracts/errors';
import { type ArgumentMetadata, Injectable, StandardSchemaValidationPipe } from '@nestjs/common';
import { z } from 'zod';
import { refuse } from '../errors/refuse.js';
import { issueText } from './issue-text.js';

/** Most errors that are reported: a hostile body can have any number. */
const maxErrors = 50;

type Path = readonly PropertyKey[];
type Schema = NonNullable<ArgumentMetadata['schema']>;

const sources: Record<string, string> = { body: 'body', query: 'query', param: 'path' };

/** zod's issues do not say whether the field was present at all, so the path is looked up in the input. */
function isMissing(value: unknown, path: Path): boolean {
  let found = value;
  for (const key of path) {
    if (found === null || typeof found !== 'object') return false;
    found = (found as Record<PropertyKey, unknown>)[key];
  }
  return found === undefined;
}

function fieldErrors(issues: readonly z.core.$ZodIssue[], value: unknown, start: string[]) {
  return issues.slice(0, maxErrors).map(({ code, path, message }): FieldError => {
    const missing = isMissing(value, path);
    const loc = [...start, ...path.map((key) => (typeof key === 'number' ? key : String(key)))];
    return { loc, msg: missing ? 'Field required' : message, type: missing ? 'missing' : code };
  });
}

/**
 * Validates a value with a zod schema.
 * @param start prefix of `loc` in the answer, e.g. `['body']`
 * @returns the parsed value, without unknown fields and with defaults
 * @throws 422 with the list of refused fields
 */
export async function checkInput<Input extends z.ZodType>(
  schema: Input,
  value: unknown,
  start: string[],
): Promise<z.output<Input>> {
  const result = await schema.safeParseAsync(value, { error: issueText });
  if (result.success) return result.data;
  throw refuse(422, fieldErrors(result.error.issues, value, start));
}

/** Validates what a route declares: `@Body({ schema })`, `@Query({ schema })`, `@Param('id', { schema })`. */
@Injectable()
export class ValidationPipe extends StandardSchemaValidationPipe {
  /** Validates a value by the zod schema of its parameter. @throws 422 with a detail for each field */
  override async transform<Value>(value: Value, metadata: ArgumentMetadata): Promise<Value> {
    const schema: Schema | undefined = metadata.schema;
    if (!(schema instanceof z.ZodType) || !this.toValidate(metadata)) return value;
    const start = [sources[metadata.type] ?? metadata.type];
    if (metadata.data) start.push(metadata.data);
    // A missing body is treated as an empty one, so that the answer names the missing fields.
    const whole = !metadata.data && (value === undefined || value === null);
    this.stripProtoKeys(value);
    return checkInput(schema, whole ? {} : value, start) as Promise<Value>;
  }
}

const pipe = new ValidationPipe();

/** Validates a part of a request like `@Body({ schema })` and the others. @throws 422 */
export const checkPart = (
  type: 'body' | 'query' | 'param',
  schema: z.ZodType,
  value: unknown,
  name?: string,
): Promise<unknown> => pipe.transform(value, { type, schema, ...(name && { data: name }) });
