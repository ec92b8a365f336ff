import type { ErrorAnswer } from '@commons/contracts/errors';
import type { ApiClient, ApiRequest, ListAnswer } from '@commons/contracts/shell-contract';
import { ApiError, type ApiErrorFacts } from './api-error.js';
import { type Answer, type Exchange, exchange } from './exchange.js';

export interface ApiClientOptions {
  /** Base of the API: a path of this site (`/api`) or an absolute URL, without a trailing slash. */
  readonly base: string;
  /** The current bearer token, or null. */
  readonly readToken: () => string | null;
  /** Called when a call that is not plain was answered with 401; `token` is the one that was sent with it. */
  readonly onUnauthorized: (token: string | null) => void;
  /** How calls are made: by default as a browser does. */
  readonly exchange?: (call: Exchange) => Promise<Answer>;
}

/**
 * Creates the API client (specification D1 §7): JSON or multipart, bearer token, 30 s. Every failure is an ApiError.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const call = async (path: string, request: ApiRequest = {}, how: How = {}): Promise<Answer> => {
    const token = request.plain ? null : options.readToken();
    const body = encodeBody(request.body);
    const answer = await (options.exchange ?? exchange)({
      method: request.method ?? (body === undefined ? 'GET' : 'POST'),
      url: `${options.base}${path}`,
      headers: { ...defaultHeaders(body, token), ...how.headers, ...request.headers },
      body,
      signal: request.signal,
      binary: how.binary ?? false,
      onUploadProgress: request.onUploadProgress,
      onText: how.onText,
    });
    if (answer.status < 400) return answer;
    if (answer.status === 401 && !request.plain) options.onUnauthorized(token);
    throw new ApiError({
      failure: 'http',
      status: answer.status,
      statusText: answer.statusText,
      ...readRefusal(answer),
    });
  };
  return {
    json: async (path, request) => {
      const answer = await call(path, request);
      return request?.versioned ? withEtag(parseJson(answer), answer) : parseJson(answer);
    },
    list: async <Row>(path: string, request?: ApiRequest) => {
      const answer = await call(path, request);
      return listAnswer(parseJson<Row[]>(answer), answer.header('x-total-count'));
    },
    file: async (path, request) => {
      const answer = await call(path, request, { binary: true });
      const type = answer.header('content-type') ?? 'application/octet-stream';
      return {
        blob: new Blob([answer.body], { type }),
        filename: attachmentName(answer.header('content-disposition')),
      };
    },
    events: async (path, onEvent, request) => {
      // Lazy: most visitors never follow a stream.
      const { eventReader } = await import('./event-reader.js');
      const how = { headers: eventStream, onText: eventReader(onEvent) };
      const { header, body } = await call(path, request, how);
      const isStream = header('content-type')?.startsWith('text/event-stream');
      if (!isStream && typeof body === 'string') onEvent({ event: 'message', data: body });
    },
  };
}

/** The parts in which kinds of calls differ. */
type How = Pick<Exchange, 'binary' | 'onText'> & { readonly headers?: Record<string, string> };

const eventStream = { accept: 'text/event-stream' };

/**
 * A list with its `X-Total-Count`: '37' is exact, '1000+' means 1,000 or more (decision A19). Without a
 * header the rows themselves are counted.
 */
export function listAnswer<Row>(rows: Row[], header: string | null): ListAnswer<Row> {
  const total = Number.parseInt(header ?? '', 10);
  if (Number.isNaN(total)) return { rows, total: rows.length, more: false };
  return { rows, total, more: header?.endsWith('+') ?? false };
}

const encodeBody = (body: unknown): string | FormData | undefined => {
  if (body === undefined || body instanceof FormData) return body;
  return JSON.stringify(body);
};

// The browser itself writes the content type of a FormData, with its boundary.
const defaultHeaders = (body: unknown, token: string | null): Record<string, string> => ({
  accept: 'application/json',
  ...(typeof body === 'string' && { 'content-type': 'application/json' }),
  ...(token && { authorization: `Bearer ${token}` }),
});

const parseJson = <Value>({ body, status, statusText }: Answer): Value => {
  if (body === '' || typeof body !== 'string') return undefined as Value;
  try {
    return JSON.parse(body) as Value;
  } catch {
    // Not our API: a captive portal or a proxy answered 200 with a page.
    throw new ApiError({ failure: 'network', status, statusText });
  }
};

const readRefusal = (answer: Answer): Pick<ApiErrorFacts, 'detail' | 'current'> => {
  try {
    const { body } = answer;
    const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
    const { detail, current } = JSON.parse(text) as ErrorAnswer;
    const isDetail = typeof detail === 'string' || Array.isArray(detail);
    return { ...(isDetail && { detail }), ...(current && { current: withEtag(current, answer) }) };
  } catch {
    return {};
  }
};

const withEtag = <Value>(value: Value, { header }: Answer): Value => {
  const etag = header('etag');
  return etag ? { ...value, etag } : value;
};

/** File name of a Content-Disposition header, `filename*` (RFC 6266) before `filename`. */
const attachmentName = (header: string | null): string | undefined => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(header ?? '')?.[1];
};
