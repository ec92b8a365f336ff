import { SetMetadata } from '@nestjs/common';
import type { z } from 'zod';

export interface AnswerOptions {
  /** Default 200. */
  readonly status?: number;
  /** The answer is an array of these. */
  readonly list?: boolean;
}

/** The answer of a route, for the API description. */
export interface RouteAnswer extends AnswerOptions {
  readonly schema: z.ZodType;
}

/** Metadata key of a route's answer, read by the API description. */
export const ANSWER = 'commons:answer';

/**
 * Describes the answer of a route in the OpenAPI document; its errors follow from its other decorators
 * (operation-docs). It changes nothing at run time.
 * @param schema zod schema of the contracts; `.meta({ id })` makes it a component
 */
export const Answers = (schema: z.ZodType, options: AnswerOptions = {}) =>
  SetMetadata(ANSWER, { ...options, schema } satisfies RouteAnswer);
