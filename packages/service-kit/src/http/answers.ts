import { ErrorAnswer } from '@commons/contracts/errors';
import type { ApiResponse as ApiResponseDecorator } from '@nestjs/swagger';
import type { z } from 'zod';

export interface AnswerOptions {
  /** Default 200. */
  readonly status?: number;
  /** The answer is a bare list of these. */
  readonly list?: boolean;
}

/** Decorations that wait for the document: its library is hundreds of modules, which a start need not load. */
const waiting: ((describe: typeof ApiResponseDecorator) => void)[] = [];

/**
 * Says in the OpenAPI document what a route answers, and that its errors are `{detail}`. It changes nothing at run time.
 * @param schema zod schema of the contracts; `.meta({ id })` makes it a component
 */
export const Answers =
  (schema: z.ZodType, { status = 200, list = false }: AnswerOptions = {}): MethodDecorator =>
  (...method) => {
    waiting.push((describe) => {
      const done = { standardSchema: schema as never, isArray: list };
      const failed = { standardSchema: ErrorAnswer as never };
      describe({ status, description: 'Done', ...done })(...method);
      describe({ status: 'default', description: 'Refused or failed', ...failed })(...method);
    });
  };

/**
 * Hands what `Answers` was told so far to the library of the document. To be called before a document is built.
 * @param describe `ApiResponse` of @nestjs/swagger
 */
export function describeAnswers(describe: typeof ApiResponseDecorator): void {
  for (const decorate of waiting.splice(0)) decorate(describe);
}
