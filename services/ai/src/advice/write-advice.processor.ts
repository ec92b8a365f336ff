import { writeAdvice } from '@commons/contracts/tasks/ai-tasks';
import { log } from '@commons/service-kit/logging/logger';
import {
  Processor,
  type TaskContext,
  type TaskProcessor,
} from '@commons/service-kit/queues/processor';
import { Inject } from '@nestjs/common';
import type { z } from 'zod';
import { BuiltInWriter } from '../providers/built-in-writer.js';
import { TEXT_PROVIDER, type TextProvider, type WritingOrder } from '../providers/text-provider.js';
import { AdviceService } from './advice.service.js';

type Payload = z.output<(typeof writeAdvice)['payload']>;

/** Writes business advice; the built-in writer takes over when the model fails. */
@Processor(writeAdvice)
export class WriteAdviceProcessor implements TaskProcessor<typeof writeAdvice> {
  constructor(
    @Inject(TEXT_PROVIDER) private readonly provider: TextProvider,
    private readonly builtIn: BuiltInWriter,
    private readonly advice: AdviceService,
  ) {}

  async process({ input }: Payload, { id }: TaskContext): Promise<string> {
    const answer = await this.#write({ tool: 'business-advisor', input });
    try {
      return await this.advice.put(id, answer);
    } finally {
      await this.advice.erase(id);
    }
  }

  async #write(order: WritingOrder) {
    try {
      return { result: await this.provider.write(order), provider: this.provider.name };
    } catch (error) {
      log().warn({ reason: (error as Error).message }, 'the model failed, built-in writer used');
      return { result: await this.builtIn.write(order), provider: this.builtIn.name };
    }
  }
}
