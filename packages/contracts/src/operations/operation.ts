import type { z } from 'zod';
import type { AccountType } from '../account/account-lists.js';
import type { BusinessPermission } from '../account/business-member-lists.js';
import type { FeatureSwitchName } from '../portal/feature-switch-lists.js';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Method and path, e.g. 'GET /jobs/{id}'; the path begins after `/api`. */
export type OperationName = `${Method} /${string}`;

/**
 * Who may call: guests too, any signed-in account, one account type, operators, or other services only.
 */
export type Access = 'public' | 'signed in' | AccountType | 'operator' | 'internal';

/** A `multipart/form-data` request: files and text fields. */
export interface UploadRule<Fields extends z.ZodType = z.ZodType> {
  /** Name of the part with a file. */
  readonly part: string;
  /** Largest file. */
  readonly maximumBytes: number;
  /** Most such parts that are read; default 1. */
  readonly files?: number;
  /** Error for a request whose Content-Length is too large. */
  readonly tooLargeText?: string;
  /** Text fields in addition to the file. */
  readonly fields?: Fields;
}

interface OperationRequest {
  /** One sentence for `/api/docs`. */
  readonly summary: string;
  readonly access: Access;
  /** For `internal`: the services that may call; default all. */
  readonly callers?: readonly string[];
  /** For an account type: `detail` of the 403, where the default text does not suffice. */
  readonly refusal?: string;
  /**
   * For `employer`: what a colleague's role must allow (docs/adr/0017). Default `read` for GET, `write` for the rest.
   */
  readonly permission?: BusinessPermission;
  /** Refused with the text of this switch while operators have it off (decision B29). */
  readonly feature?: FeatureSwitchName;
  /** The operation is on a record of the caller's own. For all others it is 404: its existence is not revealed. */
  readonly owner?: true;
  /** Schemas of path parameters; any text without one. */
  readonly params?: Readonly<Record<string, z.ZodType>>;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly upload?: UploadRule;
  /** The answer has its version in an ETag; a write accepts If-Match and may answer 412 (http/record-version). */
  readonly versioned?: true;
  /** Errors specific to this operation, e.g. `{ 409: 'The job is closed' }`. */
  readonly errors?: Readonly<Record<number, string>>;
  /**
   * Rate limit class at the gateway, where the method does not imply it; `bulk` is for writes of operators as large
   * as a file, `read` for a POST that only reads and accompanies a call that is counted. `slow` counts as the method
   * implies, and may take a minute to answer.
   */
  readonly limit?: 'sign-in' | 'search' | 'bulk' | 'read' | 'slow';
  /**
   * The gateway may cache answers to guests (docs/adr/0007): one for all, or one per visitor where each visitor's
   * first call counts a view.
   */
  readonly cache?: 'everybody' | 'visitor';
  /** Status of the success. Default 200, and 204 without an answer. */
  readonly status?: number;
}

/** The answer of a success: exactly one of these. */
export interface JsonAnswer {
  readonly answer: z.ZodType;
}
/** An array of these, with `X-Total-Count`. */
export interface ListedAnswer {
  readonly list: z.ZodType;
}
/** Content other than JSON: its media type. */
export interface ContentAnswer {
  readonly content: string;
}
/**
 * A `text/event-stream`: schemas of `data` by event. With `whole`, clients that do not accept a stream get that as
 * JSON.
 */
export interface StreamAnswer {
  readonly events: Readonly<Record<string, z.ZodType>>;
  readonly whole?: z.ZodType;
}
export interface NoAnswer {
  readonly empty: true;
}

type OperationAnswer = JsonAnswer | ListedAnswer | ContentAnswer | StreamAnswer | NoAnswer;

/** An operation as declared by an area, under its name. */
export type Declaration = OperationRequest & OperationAnswer;

/**
 * What a name says. The declarations that the compiler writes of the operations name it.
 * @public to `npm run unused`
 */
export interface Identity<Name extends OperationName> {
  readonly name: Name;
  readonly method: Method;
  /** Path with its parameters in braces. */
  readonly path: string;
}

/** A declared operation: the source for server, browser, tests and documents. */
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
