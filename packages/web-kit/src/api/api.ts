import type { Operations } from '@commons/contracts/operations/all';
import type {
  AnswerOf,
  ContentNames,
  EventOf,
  JsonNames,
  ListNames,
  ParamNames,
  RequestOf,
  StreamNames,
  VersionedNames,
} from '@commons/contracts/operations/operation-types';
import type {
  ApiClient,
  ApiRequest,
  ListAnswer,
  ServerEvent,
  Versioned,
} from '@commons/contracts/shell-contract';

/** Input of a call: `params`, `query` and `body` of its operation. */
export type ApiCall<Name extends keyof Operations> = Name extends keyof Operations
  ? RequestOf<Operations[Name]> & CallOptions
  : never;

/** What an operation answers; of a list, one row. */
type ApiAnswer<Name extends keyof Operations> = AnswerOf<Operations[Name]>;

export type ApiEvent<Name extends keyof Operations> = Name extends keyof Operations
  ? EventOf<Operations[Name]>
  : never;

type CallOptions = Pick<ApiRequest, 'headers' | 'signal' | 'plain' | 'onUploadProgress'>;

/** The request may be left out when nothing in it is required. */
type Sent<Name extends keyof Operations> =
  object extends ApiCall<Name> ? [call?: ApiCall<Name>] : [call: ApiCall<Name>];

/**
 * The API by operation name: `api.json('PUT /jobs/{id}', { params: { id }, body })`. Input and answer are typed
 * (contracts/operations), at no cost to the bundle. Failures are ApiErrors.
 */
export interface Api {
  json<Name extends JsonNames<Operations>>(
    name: Name,
    ...call: Sent<Name>
  ): Promise<ApiAnswer<Name>>;
  /** A record with the version in its answer. */
  versioned<Name extends VersionedNames<Operations>>(
    name: Name,
    ...call: Sent<Name>
  ): Promise<Versioned<ApiAnswer<Name>>>;
  list<Name extends ListNames<Operations>>(
    name: Name,
    ...call: Sent<Name>
  ): Promise<ListAnswer<ApiAnswer<Name>>>;
  file<Name extends ContentNames<Operations>>(
    name: Name,
    ...call: Sent<Name>
  ): ReturnType<ApiClient['file']>;
  /** Follows a stream as `ApiClient.events` does; `data` is parsed. */
  events<Name extends StreamNames<Operations>>(
    name: Name,
    onEvent: (event: ApiEvent<Name>) => void,
    ...call: Sent<Name>
  ): Promise<void>;
}

interface AnyCall extends ApiRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
}

/** Path and request of a named call. */
function addressed(name: string, call: AnyCall = {}): [path: string, request: ApiRequest] {
  const { params, query = {}, ...request } = call;
  const [method, path = ''] = name.split(' ');
  const filled = path.replace(/{(\w+)}/g, (_, key) => encodeURIComponent(params?.[key] ?? ''));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given as [string, string][]).toString();
  return [
    search ? `${filled}?${search}` : filled,
    { ...request, method: method as NonNullable<ApiRequest['method']> },
  ];
}

/** The address of an answer that the browser itself asks for, e.g. by a link: `apiAddress('GET /jobs/feed.atom')`. */
export const apiAddress = <Name extends keyof Operations>(
  name: Name,
  params: Readonly<Record<ParamNames<Name>, string>>,
): string => `/api${addressed(name, { params })[0]}`;

/** Puts the operations on top of the client that the shell hands to every remote. */
export function createApi(client: ApiClient): Api {
  const api = {
    json: (name: string, call?: AnyCall) => client.json(...addressed(name, call)),
    versioned: (name: string, call?: AnyCall) =>
      client.json(...addressed(name, { ...call, versioned: true })),
    list: (name: string, call?: AnyCall) => client.list(...addressed(name, call)),
    file: (name: string, call?: AnyCall) => client.file(...addressed(name, call)),
    events: (name: string, onEvent: (event: unknown) => void, call?: AnyCall) => {
      const [path, request] = addressed(name, call);
      const onText = (event: ServerEvent) => onEvent({ ...event, data: JSON.parse(event.data) });
      return client.events(path, onText, request);
    },
  };
  // The single place where answers are cast to the types of their operations.
  return api as unknown as Api;
}
