import { z } from 'zod';

/** JSON Schema of one schema, and of the named ones (`.meta({ id })`) that it references as `#/components/schemas/`. */
export interface DescribedSchema {
  readonly schema: object;
  readonly named: Readonly<Record<string, object>>;
}

/** @param io whether it is a request (`input`) or an answer (`output`) */
export function describeSchema(schema: z.ZodType, io: 'input' | 'output'): DescribedSchema {
  // Wrapped, so that a named schema is referenced even when it is the root.
  const { properties, $defs } = z.toJSONSchema(z.object({ it: schema }), {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // Unknown fields are ignored, not refused.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      delete jsonSchema.id;
    },
  });
  const moved = JSON.stringify([properties?.it ?? {}, $defs ?? {}]).replaceAll(
    '"#/$defs/',
    '"#/components/schemas/',
  );
  const [found, named] = JSON.parse(moved) as [object, Record<string, object>];
  return { schema: found, named };
}
