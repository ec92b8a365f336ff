import { allOperations } from '@commons/contracts/operations/all';
import {
  findOperation,
  objectToAnswer,
  objectToEvent,
  objectToRequest,
} from '@commons/contracts/operations/check-exchange';
import type { Operation } from '@commons/contracts/operations/operation';
import type { ApiClient, ApiRequest, ServerEvent } from '@commons/contracts/shell-contract';
import { listAnswer } from '../api/api-client.js';
import { ApiError } from '../api/api-error.js';

/**
 * Answer of a fake call: any value is the JSON of a 200; for `events` a list or an async generator of events (any other
 * value is one event); `refusal` and `networkError` make failures.
 */
export type FakeHandler = (request: ApiRequest & { readonly path: string }) => unknown;

export interface FakeCall extends ApiRequest {
  readonly method: NonNullable<ApiRequest['method']>;
  readonly path: string;
}

/** The answer of a list call with its X-Total-Count, e.g. `withTotal(rows, '1000+')`. */
export const withTotal = (rows: unknown[], totalCount: string) => new CountedRows(rows, totalCount);

/** An answer outside of the contract, for screens that tolerate more than our services send. */
export const offContract = (answer: unknown) => new OffContract(answer);

class OffContract {
  constructor(readonly answer: unknown) {}
}

class CountedRows {
  constructor(
    readonly rows: unknown[],
    readonly totalCount: string,
  ) {}
}

/** A failed call with an answer, e.g. `refusal(404, 'Job not found')`. */
export const refusal = (status: number, detail?: ApiError['detail']) =>
  new ApiError({ failure: 'http', status, statusText: '', ...(detail && { detail }) });

/** A change based on an outdated version. */
export const stale = (current: object) =>
  new ApiError({ failure: 'http', status: 412, detail: 'Someone saved other text.', current });

/** A failed call without an answer. */
export const networkError = () => new ApiError({ failure: 'network' });

/** A call without an answer for 30 s. */
export const timedOut = () => new ApiError({ failure: 'timeout' });

/** Answers that are not to be checked. */
const offered = new WeakSet<object>();

/** Contract violations in the running test. */
let violations: string[] = [];

// A page may swallow the error of a call, so the test fails by itself, too.
if (typeof afterEach === 'function')
  afterEach(() => {
    const found = violations;
    violations = [];
    if (found.length > 0)
      throw new Error(`Does not match contracts/operations:\n${found.join('\n')}`);
  });

/**
 * An API client for tests of pages: handlers by 'METHOD /path', where `*` matches one path segment. A handler may throw
 * `refusal(…)` or `networkError()`. An unexpected call answers 404 and is recorded in `calls`; a stream without a handler stays
 * open and silent, and is not recorded.
 * Accepted requests and all answers must match contracts/operations: otherwise the test fails.
 */
export function fakeApi(
  handlers: Readonly<Record<string, FakeHandler>>,
): ApiClient & { readonly calls: FakeCall[] } {
  const calls: FakeCall[] = [];
  const call = async (path: string, request: ApiRequest = {}) => {
    const method = methodOf(request);
    // Many forms request the feature switches: all on, unless a test says otherwise.
    if (path === '/feature-switches' && !findHandler(handlers, `${method} ${path}`))
      return { off: [] };
    calls.push({ ...request, method, path });
    const [place = '', query] = path.split('?');
    const handler = findHandler(handlers, `${method} ${place}`);
    if (!handler) throw refusal(404, `No fake for ${method} ${path}`);
    const answer = await handler({ ...request, path });
    if (answer instanceof OffContract) {
      offered.add(Object(answer.answer));
      return answer.answer;
    }
    const operation = findOperation<Operation>(allOperations, method, place);
    if (operation) {
      report(operation, objectToRequest(operation, { body: request.body, query }));
      const json = answer instanceof CountedRows ? answer.rows : withoutEtag(operation, answer);
      if (!('events' in operation)) report(operation, objectToAnswer(operation, json));
    }
    return answer;
  };
  return {
    calls,
    json: async <Answer>(path: string, request?: ApiRequest) => {
      const answer = await call(path, request);
      return (answer instanceof CountedRows ? answer.rows : answer) as Answer;
    },
    list: async <Row>(path: string, request?: ApiRequest) => {
      const answer = await call(path, request);
      if (answer instanceof CountedRows) return listAnswer(answer.rows as Row[], answer.totalCount);
      return listAnswer(answer as Row[], null);
    },
    file: async (path, request) => ({
      blob: (await call(path, request)) as Blob,
      filename: undefined,
    }),
    events: async (path, onEvent, request) => {
      const method = methodOf(request);
      const [place = ''] = path.split('?');
      if (!findHandler(handlers, `${method} ${place}`)) return quiet(request);
      const answer = await call(path, request);
      const operation = findOperation<Operation>(allOperations, method, place);
      const isChecked = operation && !offered.has(answer as object);
      for await (const event of eventsOf(answer)) {
        if (isChecked) report(operation, objectToEvent(operation, event.event, event.data));
        onEvent(event);
      }
    },
  };
}

/** A handler puts the version into its answer; the client moves it out. */
function withoutEtag({ versioned }: Operation, answer: unknown): unknown {
  if (!versioned) return answer;
  const { etag, ...record } = answer as { readonly etag?: string };
  return record;
}

/** @throws when there are objections */
function report({ name }: Operation, objections: readonly string[]): void {
  if (objections.length === 0) return;
  const texts = objections.map((objection) => `${name}: ${objection}`);
  violations.push(...texts);
  throw new Error(texts.join('\n'));
}

type Events = Iterable<ServerEvent> | AsyncIterable<ServerEvent>;

/** What is no stream comes as one event, as the API client gives it. */
const eventsOf = (answer: unknown): Events => {
  const isStream = Object(answer) === answer && (hasEvents(answer) || isList(answer));
  return isStream ? (answer as Events) : [{ event: 'message', data: JSON.stringify(answer) }];
};
const hasEvents = (answer: unknown) => Symbol.asyncIterator in (answer as object);
const isList = (answer: unknown) => Symbol.iterator in (answer as object);

const methodOf = ({ method, body }: ApiRequest = {}) =>
  method ?? (body === undefined ? 'GET' : 'POST');

/** A stream that stays open and sends nothing. */
const quiet = (request?: ApiRequest) =>
  new Promise<void>((_resolve, reject) => {
    request?.signal?.addEventListener('abort', () =>
      reject(new ApiError({ failure: 'cancelled' })),
    );
  });

const findHandler = (handlers: Readonly<Record<string, FakeHandler>>, wanted: string) =>
  handlers[wanted] ?? Object.entries(handlers).find(([pattern]) => matches(pattern, wanted))?.[1];

const matches = (pattern: string, wanted: string) => {
  const [expected, actual] = [pattern.split('/'), wanted.split('/')];
  return (
    expected.length === actual.length &&
    expected.every((part, at) => part === '*' || part === actual[at])
  );
};
