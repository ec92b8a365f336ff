import { ErrorAnswer } from '@commons/contracts/errors';
import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { z } from 'zod';

export interface AnswerOptions {
  /** Default 200. */
  readonly status?: number;
  /** The answer is a bare list of these. */
  readonly list?: boolean;
}

/**
 * Says in the OpenAPI document what a route answers, and that its errors are `{detail}`. It changes nothing at run time.
 * @param schema zod schema of the contracts; `.meta({ id })` makes it a component
 */
export const Answers = (schema: z.ZodType, { status = 200, list = false }: AnswerOptions = {}) =>
  applyDecorators(
    ApiResponse({ status, description: 'Done', standardSchema: schema as never, isArray: list }),
    ApiResponse({
      status: 'default',
      description: 'Refused or failed',
      standardSchema: ErrorAnswer as never,
    }),
  );
