/** Upper limits: lowering one refuses what was accepted before. */
const maxima = ['maxLength', 'maxItems', 'maximum', 'exclusiveMaximum'];
/** Lower limits: raising one refuses what was accepted before. */
const minima = ['minLength', 'minItems', 'minimum', 'exclusiveMinimum'];

/**
 * The fields of a JSON Schema by path, e.g. `location.city` or `rows[].id`; the schema itself is at ''.
 * @param named schemas that `$ref` refers to
 * @returns `Map<path, { types: Set<string>, required: boolean, values?: Set, open?: true, limits: Record<string, number> }>`
 */
export function schemaFields(schema, named) {
  const fields = new Map();
  collect(schema, { named, fields, path: '', required: true, refs: [] });
  return fields;
}

function collect(schema, at) {
  const { named, fields, path, required, refs } = at;
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1);
    // Recursion ends at a schema inside itself.
    if (!refs.includes(name)) collect(named[name] ?? {}, { ...at, refs: [...refs, name] });
    return;
  }
  for (const part of schema.allOf ?? []) collect(part, at);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) for (const choice of choices) collect(choice, { ...at, alternative: true });
  if (!schema.allOf && !choices) note(fields, path, schema, required);
  const mayMiss = at.alternative === true;
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    const needed = !mayMiss && (schema.required ?? []).includes(name);
    const inside = { ...at, alternative: false, path: path ? `${path}.${name}` : name };
    collect(inner, { ...inside, required: needed });
  }
  const inside = { ...at, alternative: false, required: false };
  if (schema.items) collect(schema.items, { ...inside, path: `${path}[]` });
  if (typeof schema.additionalProperties === 'object')
    collect(schema.additionalProperties, { ...inside, path: path ? `${path}.*` : '*' });
}

function note(fields, path, schema, required) {
  const field = fields.get(path) ?? { types: new Set(), required: false, limits: {} };
  fields.set(path, field);
  field.required ||= required;
  for (const type of typesOf(schema)) field.types.add(type);
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (values) field.values = new Set([...(field.values ?? []), ...values]);
  else if (typesOf(schema).some((type) => isOpen(type))) field.open = true;
  for (const limit of [...maxima, ...minima])
    if (schema[limit] !== undefined) field.limits[limit] = schema[limit];
}

/** Of these types a field without a closed list takes any value; an alternative like that opens the list of another. */
const isOpen = (type) => ['string', 'number', 'integer', 'boolean', 'anything'].includes(type);

const typesOf = ({ type, enum: values, const: value }) =>
  type === undefined
    ? (values ?? (value === undefined ? ['anything'] : [value])).map((one) =>
        one === 'anything' ? one : typeof one,
      )
    : [type].flat();

/** Limits of a field that have become stricter. */
export const tighterLimits = (before, now) => [
  ...maxima.filter((limit) => now[limit] < (before[limit] ?? Number.POSITIVE_INFINITY)),
  ...minima.filter((limit) => now[limit] > (before[limit] ?? Number.NEGATIVE_INFINITY)),
];
