import type { CurrentUser, SessionAnswer } from './account/account.js';
import type { JobPosting } from './jobs/jobs.js';

/** Version of the contract between shell and remotes (`RemoteAppProps`). A remote declares the oldest it supports. */
export const shellContractVersion = 1;

/** A call of the API. `path` begins after `/api`, e.g. `/jobs/search`. */
export interface ApiRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON, or as multipart when it is a FormData. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly signal?: AbortSignal;
  /** `true` for the calls that the specification calls plain: no bearer token, no 401 handling. */
  readonly plain?: boolean;
  /** Called with the sent share of a FormData, from 0 to 1. */
  readonly onUploadProgress?: (share: number) => void;
  /** The answer is a record: `json` returns it with its ETag, as `Versioned`. */
  readonly versioned?: boolean;
}

/** A record with the version from its answer; sent back in If-Match, it protects newer changes of others. */
export type Versioned<Value> = Value & { readonly etag?: string };

/** One event of a `text/event-stream`: its name ('message' when it has none), its id and its text. */
export interface ServerEvent {
  readonly event: string;
  readonly id?: string | undefined;
  readonly data: string;
}

/** A list with the total number of matches; `total` is at least 1,000 when `more` (decision A19). */
export interface ListAnswer<Row> {
  readonly rows: Row[];
  readonly total: number;
  readonly more: boolean;
}

/**
 * The API client that the shell creates and passes to every remote. Failures are thrown as `ApiError` of web-kit; its
 * user-facing text comes from `errorMessage(error, fallback)` of web-kit (specification D1 §8).
 */
export interface ApiClient {
  json<Answer>(path: string, request?: ApiRequest): Promise<Answer>;
  list<Row>(path: string, request?: ApiRequest): Promise<ListAnswer<Row>>;
  file(path: string, request?: ApiRequest): Promise<{ blob: Blob; filename: string | undefined }>;
  /**
   * Follows a `text/event-stream` until the server ends it, 30 s pass in silence, or `request.signal` aborts
   * ('cancelled'). A server keeps an idle stream alive by a comment line every 15 s. An answer that is not a stream is
   * passed as one event 'message'.
   */
  events(path: string, onEvent: (event: ServerEvent) => void, request?: ApiRequest): Promise<void>;
}

/** The session. Owned by the shell; a remote reads it and calls its functions. */
export interface Session {
  readonly user: CurrentUser | null;
  /** True until the first check of a stored token is finished. */
  readonly loading: boolean;
  /** Stores token and user after sign-in or registration. */
  readonly signIn: (answer: SessionAnswer) => void;
  /** Ends the session here and on the server, then goes to `/`. */
  readonly signOut: () => Promise<void>;
  /** Fetches the current user again, e.g. after a change of the profile. */
  readonly refresh: () => Promise<void>;
}

/** Props of every remote's root component (`./App`), passed by the shell. */
export interface RemoteAppProps {
  readonly api: ApiClient;
  readonly session: Session;
}

/** Props of `mfe-employer/JobForm`: the posting form (D2 §2). */
export interface JobFormProps extends RemoteAppProps {
  readonly initial?: Partial<JobPosting>;
  readonly onPosted: () => void;
  /** Without it the form has no Save as Draft. */
  readonly onDraftSaved?: () => void;
  readonly onCancel: () => void;
}

/**
 * Exposed components and their props, type-checked on both sides: in the remote that exposes and in the one that
 * renders.
 */
export interface RemoteModules {
  /** Every remote exposes its root. */
  [root: `mfe-${string}/App`]: RemoteAppProps;
  'mfe-public/JobSearch': RemoteAppProps;
  'mfe-public/AccountSettings': RemoteAppProps;
  'mfe-employer/JobForm': JobFormProps;
  'mfe-tools/BusinessTools': RemoteAppProps;
  'mfe-tools/AiTools': RemoteAppProps;
}
export type RemoteModuleId = keyof RemoteModules;
