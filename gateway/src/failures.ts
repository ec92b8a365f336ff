import { refuse } from '@commons/service-kit/errors/refuse';
import { ServiceUnavailable } from '@commons/service-kit/errors/service-unavailable';
import { HttpException } from '@nestjs/common';

const tooSlowText = 'Request timeout. Please try again.';

/** The gateway's own refusals. Screens show the texts, which are those of D1 §8. */
export const failures = {
  notFound: () => refuse(404, 'Not found'),
  bodyStalled: () => refuse(408, tooSlowText),
  bodyTooLarge: () => refuse(413, 'Request body is too large'),
  tooMany: () => refuse(429, 'Too many requests. Please wait a moment and try again.'),
  unavailable: (cause?: unknown) => new ServiceUnavailable(cause),
  tooSlow: () => refuse(504, tooSlowText),
} as const;

/** Error codes of time-outs of a reachable service. */
const slowCodes = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

/** Maps the failure of a call to a service to the answer of the gateway. */
export function failureOf(error: unknown): HttpException {
  if (error instanceof HttpException) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return slowCodes.has(code) ? failures.tooSlow() : failures.unavailable(error);
}
