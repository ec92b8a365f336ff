import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Operation } from './operation.js';

/** A violation of the contract by a request or an answer; for tests. */
export type Objection = string;

/**
 * Finds the operation of a method and a path without query; an exact path takes precedence over one with parameters.
 */
export function findOperation<Op extends Operation>(
  operations: Readonly<Record<string, Op>>,
  method: string,
  path: string,
): Op | undefined {
  const ofMethod = Object.values(operations).filter((operation) => operation.method === method);
  const exact = ofMethod.find((operation) => operation.path === path);
  return exact ?? ofMethod.find((operation) => patternOf(operation.path).test(path));
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);

interface Sent {
  readonly body?: unknown;
  /** Text after the question mark. */
  readonly query?: string | undefined;
}

/** Lists invalid or unknown parts of a request. */
export function objectToRequest(operation: Operation, { body, query = '' }: Sent): Objection[] {
  const isJson = !(typeof FormData !== 'undefined' && body instanceof FormData);
  return [
    ...(operation.body
      ? problems('body', operation.body, wire(body ?? {}))
      : isJson && body !== undefined
        ? ['body: none is taken']
        : []),
    ...(operation.query
      ? problems('query', operation.query, Object.fromEntries(new URLSearchParams(query)))
      : query !== ''
        ? ['query: none is taken']
        : []),
  ];
}

/** Lists invalid or unknown fields of an answer's JSON. */
export function objectToAnswer(operation: Operation, answer: unknown): Objection[] {
  if ('answer' in operation) return answerProblems('answer', operation.answer, wire(answer));
  if ('list' in operation) return answerProblems('list', z.array(operation.list), wire(answer));
  if ('empty' in operation && answer !== undefined && answer !== null)
    return ['answer: it has none'];
  return [];
}

/** Lists problems of a stream event; a whole answer is the event 'message'. */
export function objectToEvent(operation: Operation, event: string, data: string): Objection[] {
  if (!('events' in operation)) return ['it answers no stream'];
  const schema = event === 'message' ? operation.whole : operation.events[event];
  return schema ? answerProblems(event, schema, JSON.parse(data)) : [`event ${event}: unknown`];
}

/** The value after a JSON round trip. */
const wire = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));

const issuesOf = (part: string, { issues }: z.ZodError) =>
  issues.map(({ path, message }) => `${[part, ...path].join('.')}: ${message}`);

function problems(part: string, schema: z.ZodType, value: unknown): Objection[] {
  const { success, error } = schema.safeParse(value);
  if (!success) return issuesOf(part, error);
  const known = schema instanceof z.ZodObject ? schema.shape : undefined;
  if (!known || (schema as z.ZodObject)._zod.def.catchall) return [];
  const unknown = Object.keys(value as object).filter((name) => !Object.hasOwn(known, name));
  return unknown.map((name) => `${part}.${name}: not in the contract`);
}

/** Schemas do not change answers, so a field that is missing afterwards is not in the contract. */
function answerProblems(part: string, schema: z.ZodType, value: unknown): Objection[] {
  const { success, error, data } = schema.safeParse(value);
  if (!success) return issuesOf(part, error);
  const lost = lostFields(value, data, part);
  return lost.length > 0 || isDeepStrictEqual(wire(data), value)
    ? lost
    : [`${part}: changed by its schema`];
}

function lostFields(value: unknown, parsed: unknown, at: string): Objection[] {
  if (typeof value !== 'object' || value === null) return [];
  const found = (parsed ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(value).flatMap(([name, inner]) =>
    Object.hasOwn(found, name)
      ? lostFields(inner, found[name], `${at}.${name}`)
      : [`${at}.${name}: not in the contract`],
  );
}
