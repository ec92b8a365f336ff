import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { log } from '../logging/logger.js';
import { errorReply } from './error-answer.js';

/** Turns every error of a service into `{detail}`. Only what is the server's fault is logged, with its cause. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly adapterHost: HttpAdapterHost) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const { httpAdapter } = this.adapterHost;
    const response = host.switchToHttp().getResponse();
    const { status, body } = errorReply(error);
    // During an outage every request fails the same way: its text is enough.
    if (status === 503) log().warn({ reason: (error as Error).message }, 'store or service away');
    else if (status >= 500) log().error({ err: error, status }, 'request failed');
    if (httpAdapter.isHeadersSent(response)) httpAdapter.end(response);
    else httpAdapter.reply(response, body, status);
  }
}
