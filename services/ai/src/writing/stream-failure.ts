import { errorReply } from '@commons/service-kit/errors/error-answer';

/** The user-facing text of an error that occurs after the status was sent. */
export function streamFailure(error: unknown): string {
  const { detail } = errorReply(error).body;
  return typeof detail === 'string' ? detail : 'Bad request. Please check your input.';
}
