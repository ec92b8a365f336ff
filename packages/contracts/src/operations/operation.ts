import type { z } from 'zod';
import type { AccountType } from '../account-lists.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Method and path, e.g. 'GET /jobs/{id}'; the path begins after `/api`. */
export type OperationName = `${Method} /${string}`;

/**
 * Who may call: guests too, any signed-in account, one account type, operators, or other services only.
 */
export type Access = 'public' | 'signed in' | AccountType | 'operator' | 'internal';

/** A `multipart/form-data` request: files beside text fields. */
export interface UploadRule<Fields extends z.ZodType = z.ZodType> {
  /** Name of the part that carries a file. */
  readonly part: string;
  /** Largest file. */
  readonly maximumBytes: number;
  /** Most such parts that a request is read for; default 1. */
  readonly files?: number;
  /** Answer to a request that is too large for that by its announced length. */
  readonly tooLargeText?: string;
  /** Text fields beside the file. */
  readonly fields?: Fields;
}

interface OperationRequest {
  /** One sentence for `/api/docs`. */
  readonly summary: string;
  readonly access: Access;
  /** Of `internal`: the services that may call; default all. */
  readonly callers?: readonly string[];
  /** Of an account type: `detail` of the 403, where the usual text does not say enough. */
  readonly refusal?: string;
  /** It is about a record of the caller's own: for everybody else that record does not exist (404). */
  readonly owner?: true;
  /** Rules of path parameters; those without one are any text. */
  readonly params?: Readonly<Record<string, z.ZodType>>;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly upload?: UploadRule;
  /** The answer names its version in an ETag; a write takes If-Match and may answer 412 (http/record-version). */
  readonly versioned?: true;
  /** Refusals that do not follow from the rest, e.g. `{ 409: 'The job is closed' }`. */
  readonly errors?: Readonly<Record<number, string>>;
  /** Class of rate limit at the gateway, where the method does not say it; `bulk` is a write as large as a file. */
  readonly limit?: 'sign-in' | 'search' | 'bulk';
  /** Of the success. Default 200, and 204 without an answer. */
  readonly status?: number;
}

/** What a success answers: exactly one of these. */
export interface JsonAnswer {
  readonly answer: z.ZodType;
}
/** A bare list of these, with `X-Total-Count`. */
export interface ListedAnswer {
  readonly list: z.ZodType;
}
/** Anything but JSON: its media type. */
export interface ContentAnswer {
  readonly content: string;
}
/** A `text/event-stream`: schemas of `data` by event. With `whole`, who does not accept a stream gets that as JSON. */
export interface StreamAnswer {
  readonly events: Readonly<Record<string, z.ZodType>>;
  readonly whole?: z.ZodType;
}
export interface NoAnswer {
  readonly empty: true;
}

type OperationAnswer = JsonAnswer | ListedAnswer | ContentAnswer | StreamAnswer | NoAnswer;

/** An operation as an area declares it, under its name. */
export type Declaration = OperationRequest & OperationAnswer;

export interface Identity<Name extends OperationName> {
  readonly name: Name;
  readonly method: Method;
  /** With its parameters in braces. */
  readonly path: string;
}

/** A declared operation: everything that server, browser, tests and documents know of it. */
export type Operation<Name extends OperationName = OperationName> = Declaration & Identity<Name>;

type Named<Declared> = {
  readonly [Name in keyof Declared & OperationName]: Declared[Name] & Identity<Name>;
};

/** Declares the operations of an area by name (docs/adr/0013). */
export function operations<const Declared extends Readonly<Record<OperationName, Declaration>>>(
  declared: Declared,
): Named<Declared> {
  const named = Object.entries(declared).map(([name, declaration]) => {
    const [method, path] = name.split(' ');
    return [name, { ...(declaration as Declaration), name, method, path }];
  });
  return Object.fromEntries(named) as Named<Declared>;
}

/** Status of the success. */
export const statusOf = (operation: Declaration): number =>
  operation.status ?? ('empty' in operation ? 204 : 200);
