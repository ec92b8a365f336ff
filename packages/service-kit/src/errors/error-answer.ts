import { STATUS_CODES } from 'node:http';
import type { ErrorAnswer } from '@commons/contracts/errors';
import { HttpException } from '@nestjs/common';
import { isOutage } from './outage.js';
import { unavailableText } from './service-unavailable.js';

export interface ErrorReply {
  readonly status: number;
  readonly body: ErrorAnswer;
}

/** Texts for statuses without their own text (specification D1 §8, table 1.8). */
const statusTexts: Record<number, string> = {
  400: 'Bad request. Please check your input.',
  404: 'Not found',
  405: 'Method not allowed',
  413: 'Request body is too large',
  415: 'Unsupported content type',
  500: 'Server error. Please try again later.',
  503: unavailableText,
};

const malformedJson = 'Request body is not valid JSON';

/** Texts for Fastify's errors by code: its own are meant for programmers. */
const fastifyTexts: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'Request body is too large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Unsupported content type',
  FST_ERR_CTP_EMPTY_JSON_BODY: malformedJson,
  FST_ERR_CTP_INVALID_JSON_BODY: malformedJson,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'Request body does not match its length',
  FST_ERR_NOT_FOUND: 'Not found',
};

const statusText = (status: number) => statusTexts[status] ?? STATUS_CODES[status] ?? 'Error';

const codeOf = (error: unknown): string | undefined =>
  (error as { code?: unknown } | undefined)?.code?.toString();

function detailOf(exception: HttpException): ErrorAnswer['detail'] {
  const status = exception.getStatus();
  const known = fastifyTexts[codeOf(exception.cause) ?? ''];
  if (known) return known;
  if (exception.cause instanceof SyntaxError) return malformedJson;
  const answer = exception.getResponse();
  if (typeof answer === 'object' && 'detail' in answer) return answer.detail as string;
  const message = typeof answer === 'string' ? answer : (answer as { message?: unknown }).message;
  // Nest's text for an unknown path is 'Cannot GET /x?token=…', and its defaults are the bare status texts.
  const own = typeof message === 'string' && !message.startsWith('Cannot ');
  return own && message !== STATUS_CODES[status] && status < 500 ? message : statusText(status);
}

/** What a 412 contains in addition to its text: the current record. */
function presentRecord(exception: HttpException): Partial<Pick<ErrorAnswer, 'current'>> {
  const answer = exception.getResponse();
  if (typeof answer !== 'object' || !('current' in answer)) return {};
  return { current: answer.current as NonNullable<ErrorAnswer['current']> };
}

/** The answer to an error: always `{detail}`, never a stack trace or a driver's text. */
export function errorReply(error: unknown): ErrorReply {
  if (error instanceof HttpException) {
    const detail = detailOf(error);
    const parser = error.getStatus() === 400 && detail === 'Body cannot be empty';
    const text = parser ? malformedJson : detail;
    return { status: error.getStatus(), body: { detail: text, ...presentRecord(error) } };
  }
  if (isOutage(error)) return { status: 503, body: { detail: unavailableText } };
  const status = (error as { statusCode?: unknown })?.statusCode;
  if (typeof status === 'number' && status >= 400 && status < 500) {
    const text = error instanceof SyntaxError ? malformedJson : fastifyTexts[codeOf(error) ?? ''];
    return { status, body: { detail: text ?? statusText(status) } };
  }
  return { status: 500, body: { detail: statusText(500) } };
}
