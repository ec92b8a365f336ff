import { errorReply } from '@commons/service-kit/errors/error-answer';

/** The text for people of an error that comes when the status is already sent. */
export function streamFailure(error: unknown): string {
  const { detail } = errorReply(error).body;
  return typeof detail === 'string' ? detail : 'Bad request. Please check your input.';
}
