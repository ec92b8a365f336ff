import { writeAdvice } from '@commons/contracts/tasks/ai-tasks';
import { defineService } from '@commons/service-kit/service';
import type { DynamicModule } from '@nestjs/common';
import { AdviceController } from './advice/advice.controller.js';
import { AdviceService } from './advice/advice.service.js';
import { WriteAdviceProcessor } from './advice/write-advice.processor.js';
import { AI_CONFIG, AiConfig } from './ai.config.js';
import { CalculatorsController } from './calculators/calculators.controller.js';
import { BuiltInWriter } from './providers/built-in-writer.js';
import { OpenAiProvider } from './providers/open-ai.provider.js';
import { TEXT_PROVIDER } from './providers/text-provider.js';

class AiModule {}

const hasModel = (config: AiConfig) => Boolean(config.OPENAI_API_KEY ?? config.OPENAI_BASE_URL);

const rootModule = (config: AiConfig): DynamicModule => ({
  module: AiModule,
  controllers: [AdviceController, CalculatorsController],
  providers: [
    AdviceService,
    WriteAdviceProcessor,
    BuiltInWriter,
    { provide: AI_CONFIG, useValue: config },
    {
      provide: TEXT_PROVIDER,
      inject: [BuiltInWriter],
      useFactory: (writer: BuiltInWriter) =>
        hasModel(config) ? new OpenAiProvider(config) : writer,
    },
  ],
});

/** AI tools and calculators. With ROLES=worker it only writes, as many instances as wanted. */
export const aiService = defineService({
  name: 'ai',
  config: AiConfig,
  module: rootModule,
  stores: ['redis'],
  tasks: [writeAdvice],
});
