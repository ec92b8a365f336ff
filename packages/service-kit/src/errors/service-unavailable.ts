import { HttpException, HttpStatus } from '@nestjs/common';

/** Text of every 503, the same that the front ends have for it (specification D1 §8). */
export const unavailableText = 'Service temporarily unavailable. Please try again later.';

/** 503 for a store or service that cannot be reached at the moment. */
export class ServiceUnavailable extends HttpException {
  constructor(cause?: unknown) {
    super({ detail: unavailableText }, HttpStatus.SERVICE_UNAVAILABLE, { cause });
  }
}
