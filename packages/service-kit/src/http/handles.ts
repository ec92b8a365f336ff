import type { AccessClaims } from '@commons/contracts/account/account';
import type { Operations } from '@commons/contracts/operations/all';
import {
  type ContentAnswer,
  type JsonAnswer,
  type ListedAnswer,
  type NoAnswer,
  type Operation,
  type StreamAnswer,
  statusOf,
} from '@commons/contracts/operations/operation';
import type { ParamNames } from '@commons/contracts/operations/operation-types';
import {
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
  RequestMapping,
  RequestMethod,
  Res,
  SetMetadata,
  type StreamableFile,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { accessRules, type GuardedRequest } from '../auth/access-rules.js';
import { checkPart } from '../validation/validation.pipe.js';
import { type BaseVersion, parseIfMatch } from './record-version.js';
import { setTotalCount } from './total-count.js';
import {
  readUpload,
  type StreamedFile,
  Upload,
  type UploadedFile,
  uploadedFiles,
} from './upload.js';

/** Metadata key of a route's operation, read by the guard and the API description. */
export const OPERATION = 'commons:operation';

/** One validated call of an operation: `Call<'POST /ai/drafts'>`, or `Call<typeof anOperation>`. */
export type Call<Of extends keyof Operations | Operation> = CallOf<
  Of extends keyof Operations ? Operations[Of] : Of extends Operation ? Of : never
>;

interface CallOf<Op extends Operation> {
  readonly params: { readonly [Name in ParamNames<Op['name']>]: ParamOf<Op, Name> };
  readonly query: Op['query'] extends z.ZodType ? z.output<Op['query']> : undefined;
  readonly body: Op['body'] extends z.ZodType ? z.output<Op['body']> : undefined;
  /** Claims of the token; undefined for guests of a public operation, and for services. */
  readonly claims: ClaimsOf<Op['access']>;
  /** Name of the calling service, for an internal operation. */
  readonly caller: Op['access'] extends 'internal' ? string : undefined;
  /** The version that a change is based on, from If-Match. */
  readonly base: BaseVersion;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Reads text fields and one file of a `multipart/form-data` request. */
  readonly upload: Op extends { readonly upload: infer Rule extends object }
    ? () => Promise<UploadOf<Rule extends { readonly fields: infer Fields } ? Fields : undefined>>
    : undefined;
  /** Reads several files, one after the other. */
  readonly files: Op extends { readonly upload: object }
    ? () => AsyncGenerator<StreamedFile>
    : undefined;
}

type ParamOf<Op extends Operation, Name extends string> =
  Op['params'] extends Record<Name, infer Schema extends z.ZodType> ? z.output<Schema> : string;

type ClaimsOf<Access> = Access extends 'public'
  ? AccessClaims | undefined
  : Access extends 'internal'
    ? undefined
    : AccessClaims;

interface UploadOf<Fields> {
  readonly fields: Fields extends z.ZodType ? z.output<Fields> : object;
  readonly file: UploadedFile | undefined;
}

/**
 * What a handler returns: for a list its rows and the total count; for a stream nothing, since it writes to the reply.
 */
type Result<Op> = Op extends ListedAnswer
  ? { readonly rows: readonly Wire<Op['list']>[]; readonly total: number }
  : Op extends ContentAnswer
    ? StreamableFile | Uint8Array | string | undefined
    : Op extends NoAnswer | StreamAnswer
      ? // biome-ignore lint/suspicious/noConfusingVoidType: what a method without an answer returns
        undefined | void
      : Op extends JsonAnswer
        ? Wire<Op['answer']>
        : never;

/** The reader of an answer fills in its defaults. */
type Wire<Schema extends z.ZodType> = z.input<Schema> | z.output<Schema>;

type Handler<Op extends Operation> = (call: CallOf<Op>) => Result<Op> | Promise<Result<Op>>;

/**
 * Binds a controller method to its operation (docs/adr/0013), which determines address, status, access, validated
 * input, upload rule and API description. The method takes one `Call` and compiles only with the operation's answer.
 */
export function Handles<const Op extends Operation>(operation: Op) {
  return <Method extends Handler<Op>>(
    prototype: object,
    name: string | symbol,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    const decorators: MethodDecorator[] = [
      RequestMapping({
        path: operation.path.replace(/\{(\w+)\}/g, ':$1'),
        method: RequestMethod[operation.method],
      }),
      HttpCode(statusOf(operation)),
      SetMetadata(OPERATION, operation),
      ...accessRules(operation),
      ...(operation.upload ? [Upload(operation.upload)] : []),
    ];
    if ('list' in operation) countRows(descriptor as never);
    for (const decorate of decorators) decorate(prototype, name, descriptor);
    TheCall(operation)(prototype, name, 0);
    // Lets Nest know that the handler sends the answer itself.
    if ('events' in operation) Res()(prototype, name, 1);
  };
}

type ListHandler = (
  this: unknown,
  call: CallOf<Operation>,
) => Promise<{ readonly rows: unknown; readonly total: number }>;

function countRows(descriptor: TypedPropertyDescriptor<ListHandler>): void {
  const handler = descriptor.value as ListHandler;
  descriptor.value = async function handleList(call) {
    const { rows, total } = await handler.call(this, call);
    setTotalCount(call.reply, total);
    return rows as never;
  };
}

const TheCall = createParamDecorator((operation: Operation, context: ExecutionContext) => {
  const http = context.switchToHttp();
  return readCall(operation, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
});

async function readCall(operation: Operation, request: FastifyRequest, reply: FastifyReply) {
  const { claims, caller, headers } = request as FastifyRequest & GuardedRequest;
  const { upload } = operation;
  return {
    params: await readParams(operation, request.params as Record<string, string>),
    query: operation.query && (await checkPart('query', operation.query, request.query)),
    body: operation.body && (await checkPart('body', operation.body, request.body)),
    claims,
    caller,
    base: operation.versioned && parseIfMatch(headers['if-match']),
    request,
    reply,
    upload: upload && (() => readUpload(request, upload)),
    files: upload && (() => uploadedFiles(request)),
  };
}

async function readParams({ params }: Operation, found: Record<string, string>) {
  if (!params) return found;
  const read: Record<string, unknown> = { ...found };
  for (const [name, schema] of Object.entries(params))
    read[name] = await checkPart('param', schema, found[name], name);
  return read;
}
