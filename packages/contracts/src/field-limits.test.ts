import { z } from 'zod';
import * as fieldLimits from './field-limits.js';
import { allOperations } from './operations/all.js';
import type { Operation } from './operations/operation.js';

interface JsonSchema {
  readonly maxLength?: number;
  readonly maxItems?: number;
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
  const parts = [schema.items, ...(schema.anyOf ?? []), ...(schema.allOf ?? [])]
    .map((one) => one && limitsOf(one, definitions))
    .filter((limits) => limits !== undefined);
  if (!schema.properties) return isEach(parts) ? Object.assign({}, ...parts) : parts[0];
  const fields = Object.entries(schema.properties)
    .map(([name, field]) => [name, limitsOf(field, definitions)] as const)
    .filter(([, limits]) => limits !== undefined);
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

const isEach = (parts: readonly Limits[]) =>
  parts.length > 1 && parts.every((part) => typeof part === 'object');

/** Most entries of each list of a schema. */
const entriesOf = ({ properties = {} }: JsonSchema) =>
  Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, field.maxItems]));

const requests = Object.values<Operation>(allOperations).flatMap(({ body, upload, query }) =>
  [body ?? upload?.fields, query].flatMap((schema) => {
    const id = schema?.meta()?.id;
    return schema && id ? [[`${id.charAt(0).toLowerCase()}${id.slice(1)}`, schema] as const] : [];
  }),
);
const schemas = new Map<string, z.ZodType>(requests);

const { typedListLimit, ...written } = fieldLimits;

it.each(Object.entries(written))('%s equals the limit of the schema', (name, limits) => {
  const schema = schemas.get(name.replace(/(Limits|Entries)$/, ''));
  if (!schema) throw new Error('no operation has such a request');
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  expect(name.endsWith('Entries') ? entriesOf(described) : limitsOf(described)).toMatchObject(
    limits,
  );
});

it('a typed list has room for its entries and what separates them', () => {
  const longest = Array.from({ length: 3 }, () => 'x'.repeat(10)).join(', ');
  expect(longest.length).toBeLessThanOrEqual(typedListLimit(3, 10));
  expect(`${longest}, x`.length).toBeGreaterThan(typedListLimit(3, 10));
});
