import { EJSON } from 'bson';
import type { Doc } from './bson-values.js';

/** An error answer of a command; codes and names are those of MongoDB, so that drivers behave the same. */
export class CommandError extends Error {
  constructor(
    readonly code: number,
    readonly codeName: string,
    message: string,
    readonly details: Doc = {},
  ) {
    super(message);
  }
}

/** An argument that MongoDB refuses, too (code 2). */
export const badValue = (message: string): CommandError => new CommandError(2, 'BadValue', message);

/** `what` is the kind (operator, command, option), `name` its name as in the request. */
export const unsupported = (what: string, name: string): CommandError =>
  new CommandError(
    238,
    'NotImplemented',
    `${what} '${name}' is not supported by the embedded document store`,
  );

/** MongoDB's error 11000, whose text and fields the drivers read. @param ns `database.collection` */
export function duplicateKey(ns: string, index: string, keyPattern: Doc, keyValue: Doc) {
  const shown = Object.entries(keyValue)
    .map(([path, value]) => `${path}: ${EJSON.stringify(value as Doc)}`)
    .join(', ');
  return new CommandError(
    11000,
    'DuplicateKey',
    `E11000 duplicate key error collection: ${ns} index: ${index} dup key: { ${shown} }`,
    { keyPattern, keyValue },
  );
}

/** The answer document of a failed command. Faults of the store itself have code 8. */
export function errorReply(error: unknown): Doc {
  if (error instanceof CommandError) {
    const { code, codeName, message, details } = error;
    return { ok: 0, errmsg: message, code, codeName, ...details };
  }
  const message = error instanceof Error ? error.message : String(error);
  const named = error instanceof Error && error.constructor.name === 'MingoError';
  return {
    ok: 0,
    errmsg: message,
    code: named ? 2 : 8,
    codeName: named ? 'BadValue' : 'UnknownError',
  };
}
