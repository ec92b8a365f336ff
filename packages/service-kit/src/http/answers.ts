import { SetMetadata } from '@nestjs/common';
import type { z } from 'zod';

export interface AnswerOptions {
  /** Default 200. */
  readonly status?: number;
  /** The answer is a bare list of these. */
  readonly list?: boolean;
}

/** What a route answers, for the description of the API. */
export interface RouteAnswer extends AnswerOptions {
  readonly schema: z.ZodType;
}

/** Where the description of the API finds the answer of a route. */
export const ANSWER = 'commons:answer';

/**
 * Says in the OpenAPI document what a route answers; its errors follow from its other decorators (operation-docs). It
 * changes nothing at run time.
 * @param schema zod schema of the contracts; `.meta({ id })` makes it a component
 */
export const Answers = (schema: z.ZodType, options: AnswerOptions = {}) =>
  SetMetadata(ANSWER, { ...options, schema } satisfies RouteAnswer);
