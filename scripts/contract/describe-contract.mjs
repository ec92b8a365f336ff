import { allOperations } from '@commons/contracts/operations/all';
import { describeSchema } from '@commons/contracts/operations/json-schema';
import { statusOf } from '@commons/contracts/operations/operation';
import { z } from 'zod';

/**
 * Every operation as plain JSON: access, request and answer as JSON Schemas. Named schemas are listed once, separately
 * for requests and answers, since defaults make fields optional on one side only.
 * @returns `{ operations: { 'GET /jobs/{id}': … }, schemas: { input: …, output: … } }`, keys sorted
 */
export function describeContract(operations = allOperations) {
  const schemas = { input: {}, output: {} };
  const describe = (schema, io) => {
    const { schema: described, named } = describeSchema(schema, io);
    Object.assign(schemas[io], named);
    return described;
  };
  const described = Object.values(operations).map((operation) => [
    operation.name,
    {
      access: operation.access,
      status: statusOf(operation),
      request: requestOf(operation, describe),
      answer: answerOf(operation, describe),
    },
  ]);
  return sorted({ operations: Object.fromEntries(described), schemas });
}

function requestOf({ params, query, body, upload }, describe) {
  return {
    ...(params && { params: describe(z.object(params), 'input') }),
    ...(query && { query: describe(query, 'input') }),
    ...(body && { body: describe(body, 'input') }),
    ...(upload && {
      upload: { part: upload.part, maximumBytes: upload.maximumBytes, files: upload.files ?? 1 },
    }),
    ...(upload?.fields && { fields: describe(upload.fields, 'input') }),
  };
}

/** `kind` is the key under which the operation declares its answer (packages/contracts, operations/operation.ts). */
function answerOf(operation, describe) {
  if ('answer' in operation) return { kind: 'answer', value: describe(operation.answer, 'output') };
  if ('list' in operation) return { kind: 'list', value: describe(operation.list, 'output') };
  if ('content' in operation) return { kind: 'content', type: operation.content };
  if ('empty' in operation) return { kind: 'empty' };
  const { events, whole } = operation;
  const all = { ...events, ...(whole && { message: whole }) };
  const value = describe(z.object(all), 'output');
  return { kind: 'events', value };
}

function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
