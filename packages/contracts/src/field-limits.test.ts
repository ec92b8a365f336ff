import { z } from 'zod';
import * as fieldLimits from './field-limits.js';
import { allOperations } from './operations/all.js';
import type { Operation } from './operations/operation.js';

interface JsonSchema {
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly required?: readonly string[];
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
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, { maxItems }]) =>
      maxItems ? [[name, maxItems]] : [],
    ),
  );

/** The fields that a request has to have, of an object within it `object.field`. */
const requiredOf = ({ required = [], properties = {} }: JsonSchema): string[] =>
  required.flatMap((name) => {
    const field = properties[name];
    return field?.properties ? requiredOf(field).map((inner) => `${name}.${inner}`) : name;
  });

/** The schema itself, where it is given by its name. */
const resolved = (schema: JsonSchema): JsonSchema =>
  schema.$defs?.[schema.$ref?.split('/').at(-1) ?? ''] ?? schema;

const requests = Object.values<Operation>(allOperations).flatMap(({ body, upload, query }) =>
  [body ?? upload?.fields, query].flatMap((schema) => {
    const id = schema?.meta()?.id;
    return schema && id ? [[`${id.charAt(0).toLowerCase()}${id.slice(1)}`, schema] as const] : [];
  }),
);
const schemas = new Map<string, z.ZodType>(requests);

const { typedListLimit, ...written } = fieldLimits;

it.each(Object.entries(written))('%s equals the limit of the schema', (name, limits) => {
  const schema = schemas.get(name.replace(/(Limits|Entries|Required)$/, ''));
  if (!schema) throw new Error('no operation has such a request');
  const described = (io: 'input' | 'output') =>
    z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
  const input = described('input');
  if (Array.isArray(limits)) expect(requiredOf(resolved(input)).sort()).toEqual(limits.toSorted());
  else if (name.endsWith('Entries')) {
    // A list whose blank entries are dropped is counted after that.
    const counted = { ...entriesOf(resolved(described('output'))), ...entriesOf(resolved(input)) };
    expect(counted).toMatchObject(limits);
  } else expect(limitsOf(input)).toMatchObject(limits);
});

it('a typed list has room for its entries and what separates them', () => {
  const longest = Array.from({ length: 3 }, () => 'x'.repeat(10)).join(', ');
  expect(longest.length).toBeLessThanOrEqual(typedListLimit(3, 10));
  expect(`${longest}, x`.length).toBeGreaterThan(typedListLimit(3, 10));
});
