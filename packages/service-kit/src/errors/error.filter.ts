import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { log } from '../logging/logger.js';
import { errorReply } from './error-answer.js';

/** Answers every error of a service with `{detail}`. Only server errors are logged, with their cause. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly adapterHost: HttpAdapterHost) {}

  /** Answers with `{ detail }` (D1 §8) and logs errors that are not the caller's. */
  catch(error: unknown, host: ArgumentsHost): void {
    const { httpAdapter } = this.adapterHost;
    const response = host.switchToHttp().getResponse();
    const { status, body } = errorReply(error);
    // During an outage every request fails the same way, so the text without a stack is enough.
    if (status === 503)
      log().warn({ reason: (error as Error).message }, 'store or service unavailable');
    else if (status >= 500) log().error({ err: error, status }, 'request failed');
    if (httpAdapter.isHeadersSent(response)) httpAdapter.end(response);
    else httpAdapter.reply(response, body, status);
  }
}
