import { z } from 'zod';

/** JSON Schema of one schema, and of the named ones (`.meta({ id })`) that it refers to by `#/components/schemas/`. */
export interface DescribedSchema {
  readonly schema: object;
  readonly named: Readonly<Record<string, object>>;
}

/** @param io what is sent (`input`), or what is answered (`output`) */
export function describeSchema(schema: z.ZodType, io: 'input' | 'output'): DescribedSchema {
  // In a wrapper, so that a named schema is referred to even when it stands alone.
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
