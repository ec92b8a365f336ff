import { isDeepStrictEqual } from 'node:util';
import { ErrorAnswer } from '@commons/contracts/errors';
import { describeSchema } from '@commons/contracts/operations/json-schema';
import { type Operation, statusOf, type UploadRule } from '@commons/contracts/operations/operation';
import { z } from 'zod';

/** The part of an OpenAPI 3.1 document that follows from operations. */
interface ApiDocument {
  readonly paths: Record<string, Record<string, object>>;
  readonly components: { readonly schemas: Record<string, object> };
}

/** The OpenAPI document of a service. */
export const apiDocument = (service: string, operations: readonly Operation[]): object => {
  const { paths, components } = describeOperations(operations);
  const bearer = { scheme: 'bearer', bearerFormat: 'JWT', type: 'http' };
  return {
    openapi: '3.1.0',
    info: { title: `Commons ${service}`, version: '1' },
    paths,
    components: { ...components, securitySchemes: { bearer } },
  };
};

/** The OpenAPI description of operations. */
function describeOperations(operations: readonly Operation[]): ApiDocument {
  const document: ApiDocument = { paths: {}, components: { schemas: {} } };
  const schemas = new Schemas(document.components.schemas);
  for (const operation of operations) {
    const { path, method } = operation;
    const methods = { [method.toLowerCase()]: describe(operation, schemas) };
    document.paths[path] = { ...document.paths[path], ...methods };
  }
  return document;
}

/** Named schemas become components. */
class Schemas {
  readonly #components: Record<string, object>;

  constructor(components: Record<string, object>) {
    this.#components = components;
  }

  sent = (schema: z.ZodType) => this.#describe(schema, 'input');
  answered = (schema: z.ZodType) => this.#describe(schema, 'output');

  #describe(schema: z.ZodType, io: 'input' | 'output'): object {
    const described = describeSchema(schema, io);
    const renamed = new Map<string, string>();
    for (const [name, component] of Object.entries(described.named)) {
      const known = this.#components[name];
      // A schema with defaults requires fewer fields as input than it has as output.
      if (known && !isDeepStrictEqual(known, component)) renamed.set(name, `${name}_${io}`);
    }
    for (const [name, component] of Object.entries(described.named))
      this.#components[renamed.get(name) ?? name] = withNames(component, renamed);
    return withNames(described.schema, renamed);
  }
}

const withNames = (schema: object, renamed: ReadonlyMap<string, string>): object =>
  renamed.size === 0
    ? schema
    : JSON.parse(JSON.stringify(schema), (key, value) =>
        key === '$ref'
          ? String(value).replace(/[^/]+$/, (name) => renamed.get(name) ?? name)
          : value,
      );

function describe(operation: Operation, schemas: Schemas): object {
  const { name, summary, access, body, upload } = operation;
  const bearer = { bearer: [] };
  const json = body && { 'application/json': { schema: schemas.sent(body) } };
  const multipart = upload && { 'multipart/form-data': { schema: uploadBody(upload) } };
  const content = json ?? multipart;
  return {
    operationId: name,
    summary,
    // An empty requirement in addition to the token means that guests may call as well.
    security: access === 'public' ? [{}, bearer] : [bearer],
    parameters: parametersOf(operation, schemas),
    ...(content && { requestBody: { required: true, content } }),
    responses: {
      [statusOf(operation)]: { description: 'Done', ...answerOf(operation, schemas) },
      ...Object.fromEntries(errorsOf(operation).map((error) => describeError(error, schemas))),
    },
  };
}

function parametersOf(
  { path, params = {}, query, versioned, method }: Operation,
  schemas: Schemas,
) {
  const text = { type: 'string' };
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const schema = params[name];
    return { name, in: 'path', required: true, schema: schema ? schemas.sent(schema) : text };
  });
  const fields = query instanceof z.ZodObject ? Object.entries(query.shape) : [];
  const inQuery = fields.map(([name, schema]) => {
    const required = !schema.safeParse(undefined).success;
    return { name, in: 'query', required, schema: schemas.sent(schema) };
  });
  const isChange = versioned && method !== 'GET';
  const ifMatch = { name: 'If-Match', in: 'header', required: false, schema: text };
  return [...inPath, ...inQuery, ...(isChange ? [ifMatch] : [])];
}

function answerOf(operation: Operation, schemas: Schemas): object {
  const json = (schema: object) => ({ 'application/json': { schema } });
  if ('answer' in operation) {
    const etag = { ETag: { description: 'The version', schema: { type: 'string' } } };
    const content = json(schemas.answered(operation.answer));
    return { content, ...(operation.versioned && { headers: etag }) };
  }
  if ('list' in operation) {
    const description = 'Number of all matches, exact to 1,000';
    return {
      content: json({ type: 'array', items: schemas.answered(operation.list) }),
      headers: { 'X-Total-Count': { description, schema: { type: 'string' } } },
    };
  }
  if ('content' in operation) return { content: { [operation.content]: {} } };
  if ('events' in operation) {
    const { whole, events } = operation;
    const data = Object.entries(events).map(([event, schema]) => {
      return { title: event, ...schemas.answered(schema) };
    });
    return {
      content: {
        ...(whole && json(schemas.answered(whole))),
        'text/event-stream': { schema: { anyOf: data } },
      },
    };
  }
  return {};
}

type StatusText = readonly [status: string, description: string];

const describeError = ([status, description]: StatusText, schemas: Schemas) =>
  [
    status,
    { description, content: { 'application/json': { schema: schemas.answered(ErrorAnswer) } } },
  ] as const;

/** Errors that follow from the operation's declaration; those that it declares itself come last. */
function errorsOf(operation: Operation): StatusText[] {
  const { access, query, body, params, upload, versioned, path, owner, feature } = operation;
  const isChecked = query ?? body ?? params ?? upload;
  const isRestricted = access !== 'public' && access !== 'signed in';
  const mayBeMissing = owner || path.includes('{') || isRestricted;
  return Object.entries({
    ...(isChecked && { 400: 'The request cannot be read' }),
    ...(access !== 'public' && { 401: 'Not signed in, or the session has ended' }),
    ...(feature && { 403: 'Switched off by the operators for a while' }),
    ...(isRestricted && { 403: 'Not for this kind of account' }),
    ...(mayBeMissing && { 404: 'Not found, or not the caller’s own' }),
    ...(versioned && { 412: 'It was changed meanwhile; `current` has the present record' }),
    ...(isChecked && { 422: 'Fields are refused; each is named in `detail`' }),
    429: 'Too many requests; `Retry-After` says when to try again',
    503: 'A store or service is not available at the moment',
    default: 'Refused or failed',
    ...operation.errors,
  });
}

/** JSON Schema of a multipart body: the file and its text fields. */
function uploadBody({ part, files = 1, fields }: UploadRule): object {
  const file = { type: 'string', format: 'binary' };
  const { properties, required } = z.toJSONSchema(fields ?? z.object({}), { io: 'input' });
  const parts = files > 1 ? { type: 'array', items: file } : file;
  return {
    type: 'object',
    properties: { ...properties, [part]: parts },
    ...(required && { required }),
  };
}
