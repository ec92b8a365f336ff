import type { FieldError } from '@commons/contracts/errors';
import { t, translate } from '@commons/ui/text/texts';

/** Why a call failed: status 400 or above, no connection, 30 s without progress, or cancelled by the caller. */
export type ApiFailure = 'http' | 'network' | 'timeout' | 'cancelled';

/** Facts of a failed call. `detail` is the server's message (contracts/errors.ts), if any. */
export interface ApiErrorFacts {
  readonly failure: ApiFailure;
  readonly status?: number;
  readonly statusText?: string;
  readonly detail?: string | FieldError[];
  /** Only for 412: the current record with its ETag. */
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

/** No network, or a service that is away for a moment. */
export const isTransient = (error: unknown): boolean =>
  isApiError(error) && (error.failure === 'network' || error.status === 503);

/** There is no such record, or no longer: what is cached of it must not stay on the screen. */
export const isGone = (error: unknown): boolean => isApiError(error) && error.status === 404;

/** Texts by status (specification D1 §8, step 5). */
const statusTexts: Readonly<Record<number, string>> = {
  400: t('badRequestPleaseCheck'),
  401: t('unauthorizedPleaseLogAgain'),
  403: t('forbiddenDoNotHave'),
  404: t('notFoundRequestedResource'),
  429: t('tooManyRequestsPlease'),
  500: t('serverErrorPleaseTry'),
  503: t('serviceTemporarilyUnavailablePlease'),
};

/** 'contact_info.email: msg'; the first segment ('body') is dropped, an empty path reads 'field' (decision A52). */
const fieldText = ({ loc, msg }: FieldError) =>
  `${loc.slice(1).join('.') || 'field'}: ${translate(msg)}`;

const detailText = ({ detail }: ApiError): string | undefined => {
  if (Array.isArray(detail)) return detail.map(fieldText).join(', ') || undefined;
  return detail ? translate(detail) : undefined;
};

const statusMessage = ({ status, statusText }: ApiError) =>
  statusTexts[status] ?? t('httpStatusStatustext', { status, statusText });

/** A screen's own texts for two of the steps, where the specification names them. */
export interface OwnTexts {
  /** In place of 'Network error. …'. */
  readonly network: string;
  /** Replaces the text of an answer without a detail. */
  readonly status: string;
}

/**
 * The message of a failed call, for every screen, in the order of D1 §8: detail list, detail text, network, time-out,
 * status, and last the screen's own text. So an offline visitor is not told that a password is wrong. "Server message or '…'"
 * in the specification applies to answers with a status (decision A70): `own` then replaces the general text of that
 * status.
 * @param own the screen's text, or its texts where the specification names one for the network too
 */
export function errorMessage(error: unknown, own?: string | OwnTexts): string {
  const { network, status } = typeof own === 'object' ? own : { network: undefined, status: own };
  const last = network ?? status ?? t('errorOccurred');
  if (!isApiError(error)) return last;
  const detail = detailText(error);
  if (detail) return detail;
  if (error.failure === 'network') return network ?? networkText;
  if (error.failure === 'timeout') return timeoutText;
  if (error.failure === 'http') return status ?? statusMessage(error);
  return last;
}

/**
 * The same for an upload: a proxy may refuse it for its size (413) without our message.
 * @param sizeText the form's text for a file that is too large
 */
export const uploadMessage = (error: unknown, own: string, sizeText: string): string =>
  isApiError(error) && error.status === 413 ? sizeText : errorMessage(error, own);

const networkText = t('networkErrorPleaseCheck');
const timeoutText = t('requestTimeoutPleaseTry');
