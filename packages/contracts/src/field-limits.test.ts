import { z } from 'zod';
import * as fieldLimits from './field-limits.js';
import { allOperations } from './operations/all.js';
import type { Operation } from './operations/operation.js';

interface JsonSchema {
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
}
type Limits = number | { readonly [field: string]: Limits } | undefined;

/** Longest text that a schema accepts, or each of its fields; for a list, of one entry. */
function limitsOf(schema: JsonSchema, definitions = schema.$defs ?? {}): Limits {
  const named = schema.$ref && definitions[schema.$ref.split('/').at(-1) ?? ''];
  if (named) return limitsOf(named, definitions);
  if (schema.maxLength !== undefined) return schema.maxLength;
  const part = [schema.items, ...(schema.anyOf ?? []), ...(schema.allOf ?? [])]
    .map((one) => one && limitsOf(one, definitions))
    .find((limits) => limits !== undefined);
  if (!schema.properties) return part;
  const fields = Object.entries(schema.properties)
    .map(([name, field]) => [name, limitsOf(field, definitions)] as const)
    .filter(([, limits]) => limits !== undefined);
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

const bodies = Object.values<Operation>(allOperations).flatMap(({ body, upload }) => {
  const schema = body ?? upload?.fields;
  const id = schema?.meta()?.id;
  return schema && id
    ? [[`${id.charAt(0).toLowerCase()}${id.slice(1)}Limits`, schema] as const]
    : [];
});
const schemas = new Map<string, z.ZodType>(bodies);

it.each(Object.entries(fieldLimits))('%s equals the limit of the schema', (name, limits) => {
  const schema = schemas.get(name);
  if (!schema) throw new Error('no operation has such a body');
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  expect(limitsOf(described as JsonSchema)).toMatchObject(limits);
});
