import { HttpException, HttpStatus } from '@nestjs/common';

/** Text of every 503; the front ends use the same one (specification D1 §8). */
export const unavailableText = 'Service temporarily unavailable. Please try again later.';

/** 503 for a store or service that is currently unreachable. */
export class ServiceUnavailable extends HttpException {
  constructor(cause?: unknown) {
    super({ detail: unavailableText }, HttpStatus.SERVICE_UNAVAILABLE, { cause });
  }
}
