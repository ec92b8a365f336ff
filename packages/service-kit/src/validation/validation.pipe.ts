import type { FieldError } from '@commons/contracts/errors';
import { type ArgumentMetadata, Injectable, StandardSchemaValidationPipe } from '@nestjs/common';
import { z } from 'zod';
import { refuse } from '../errors/refuse.js';
import { issueText } from './issue-text.js';

/** A hostile body can have any number of mistakes; nobody reads more than these. */
const maximumErrors = 50;

type Path = readonly PropertyKey[];
type Schema = NonNullable<ArgumentMetadata['schema']>;

const sources: Record<string, string> = { body: 'body', query: 'query', param: 'path' };

/** zod's issues do not say whether the field was there at all, so the path is looked up in what was sent. */
function isMissing(value: unknown, path: Path): boolean {
  let found = value;
  for (const key of path) {
    if (found === null || typeof found !== 'object') return false;
    found = (found as Record<PropertyKey, unknown>)[key];
  }
  return found === undefined;
}

function fieldErrors(issues: readonly z.core.$ZodIssue[], value: unknown, start: string[]) {
  return issues.slice(0, maximumErrors).map(({ code, path, message }): FieldError => {
    const missing = isMissing(value, path);
    const loc = [...start, ...path.map((key) => (typeof key === 'number' ? key : String(key)))];
    return { loc, msg: missing ? 'Field required' : message, type: missing ? 'missing' : code };
  });
}

/**
 * Checks a value against a zod schema.
 * @param start first parts of `loc` in the answer, e.g. `['body']`
 * @returns the parsed value: unknown fields dropped, defaults filled in
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

/** Checks whatever a route declares: `@Body({ schema })`, `@Query({ schema })`, `@Param('id', { schema })`. */
@Injectable()
export class ValidationPipe extends StandardSchemaValidationPipe {
  override async transform<Value>(value: Value, metadata: ArgumentMetadata): Promise<Value> {
    const schema: Schema | undefined = metadata.schema;
    if (!(schema instanceof z.ZodType) || !this.toValidate(metadata)) return value;
    const start = [sources[metadata.type] ?? metadata.type];
    if (metadata.data) start.push(metadata.data);
    // No body at all reads as an empty one, so that the answer names the missing fields.
    const whole = !metadata.data && (value === undefined || value === null);
    this.stripProtoKeys(value);
    return checkInput(schema, whole ? {} : value, start) as Promise<Value>;
  }
}

const pipe = new ValidationPipe();

/** Checks a part of a request as `@Body({ schema })` and the like do. @throws 422 */
export const checkPart = (
  type: 'body' | 'query' | 'param',
  schema: z.ZodType,
  value: unknown,
  name?: string,
): Promise<unknown> => pipe.transform(value, { type, schema, ...(name && { data: name }) });
