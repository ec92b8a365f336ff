import type { FieldError } from '@commons/contracts/errors';

/** Why a call failed: an answer of 400 or above, no connection, 30 s without progress, or the caller stopped it. */
export type ApiFailure = 'http' | 'network' | 'timeout' | 'cancelled';

/** What is known of a failed call. `detail` is what the server said (contracts/errors.ts), if it said anything. */
export interface ApiErrorFacts {
  readonly failure: ApiFailure;
  readonly status?: number;
  readonly statusText?: string;
  readonly detail?: string | FieldError[];
  /** The record as it is now, with its ETag: of a 412 alone. */
  readonly current?: object | undefined;
}

/** Thrown by every function of the API client. Test for it with `isApiError`. */
export class ApiError extends Error implements ApiErrorFacts {
  override readonly name = 'ApiError';
  readonly failure: ApiFailure;
  readonly status: number;
  readonly statusText: string;
  readonly detail: string | FieldError[] | undefined;
  readonly current: object | undefined;

  constructor(facts: ApiErrorFacts) {
    super(`API call failed: ${facts.failure} ${facts.status ?? ''}`.trimEnd());
    this.failure = facts.failure;
    this.status = facts.status ?? 0;
    this.statusText = facts.statusText ?? '';
    this.detail = facts.detail;
    this.current = facts.current;
  }
}

/** True for an ApiError of any front end: each has its own copy of the class, so `instanceof` would miss some. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError';

/** Texts by status (specification D1 §8, step 5). */
const statusTexts: Readonly<Record<number, string>> = {
  400: 'Bad request. Please check your input.',
  401: 'Unauthorized. Please log in again.',
  403: 'Forbidden. You do not have permission to perform this action.',
  404: 'Not found. The requested resource could not be found.',
  429: 'Too many requests. Please wait a moment and try again.',
  500: 'Server error. Please try again later.',
  503: 'Service temporarily unavailable. Please try again later.',
};

/** 'contact_info.email: msg'; the first segment ('body') is dropped, an empty path reads 'field' (decision A52). */
const fieldText = ({ loc, msg }: FieldError) => `${loc.slice(1).join('.') || 'field'}: ${msg}`;

const detailText = ({ detail }: ApiError): string | undefined => {
  if (Array.isArray(detail)) return detail.map(fieldText).join(', ') || undefined;
  return detail || undefined;
};

const failureText = ({ failure, status, statusText }: ApiError): string | undefined => {
  if (failure === 'network') return 'Network error. Please check your internet connection.';
  if (failure === 'timeout') return 'Request timeout. Please try again.';
  if (failure === 'http') return statusTexts[status] ?? `HTTP ${status}: ${statusText}`;
  return undefined;
};

/**
 * The text for people of a failed call, picked in the order of specification D1 §8: what the server said, network,
 * time-out, the text of the status, else `fallback`.
 */
export function errorMessage(error: unknown, fallback = 'An error occurred'): string {
  if (!isApiError(error)) return fallback;
  return detailText(error) ?? failureText(error) ?? fallback;
}

/**
 * For the screens whose row reads "server message or '…'": what the server said in `detail`, else the text of the
 * screen, whatever went wrong.
 */
export function serverMessage(error: unknown, screenText: string): string {
  return (isApiError(error) ? detailText(error) : undefined) ?? screenText;
}
