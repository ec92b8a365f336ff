import { writeText } from '@commons/contracts/tasks/ai-tasks';
import { analyzeResume, rewriteResume } from '@commons/contracts/tasks/resume-writing-tasks';
import { defineService } from '@commons/service-kit/service';
import type { DynamicModule } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsService } from './accounts/accounts.service.js';
import { AI_CONFIG, AiConfig } from './ai.config.js';
import { CalculatorsController } from './calculators/calculators.controller.js';
import { DraftModelService } from './draft-model/draft-model.service.js';
import { DraftsModule } from './drafts/drafts.module.js';
import { generationSchema } from './generations/generation.schema.js';
import { GenerationsService } from './generations/generations.service.js';
import { GenerationUserData } from './generations/generations.user-data.js';
import { MarketsService } from './markets/markets.service.js';
import { LANGUAGE_MODEL } from './models/language-model.js';
import { ModelHealthService } from './models/model-health.service.js';
import { ModelLimitsService } from './models/model-limits.service.js';
import { ModelRest } from './models/model-rest.js';
import { OpenAiModel } from './models/open-ai.model.js';
import { StructuredWriterService } from './models/structured-writer.service.js';
import { WriterService } from './models/writer.service.js';
import { AnalyzeResumeProcessor } from './resumes/analyze-resume.processor.js';
import { ResumeTasksService } from './resumes/resume-tasks.service.js';
import { RewriteResumeProcessor } from './resumes/rewrite-resume.processor.js';
import { VoiceModule } from './voice/voice.module.js';
import { AnswersController } from './writing/answers.controller.js';
import { AnswersService } from './writing/answers.service.js';
import { AnswerUserData } from './writing/answers.user-data.js';
import { AnyToolController } from './writing/any-tool.controller.js';
import { TextCancellationService } from './writing/text-cancellation.service.js';
import { TextErasureService } from './writing/text-erasure.service.js';
import { TextLimitsService } from './writing/text-limits.service.js';
import { ToolsController } from './writing/tools.controller.js';
import { WriteTextProcessor } from './writing/write-text.processor.js';
import { WritingService } from './writing/writing.service.js';
import { WritingReplyService } from './writing/writing-reply.service.js';

class AiModule {}

const hasModel = (config: AiConfig) => Boolean(config.OPENAI_API_KEY ?? config.OPENAI_BASE_URL);

const rootModule = (config: AiConfig): DynamicModule => ({
  module: AiModule,
  imports: [
    DraftsModule,
    VoiceModule,
    MongooseModule.forFeature([{ name: 'Generation', schema: generationSchema }]),
  ],
  controllers: [CalculatorsController, ToolsController, AnswersController, AnyToolController],
  providers: [
    AccountsService,
    AnalyzeResumeProcessor,
    AnswersService,
    AnswerUserData,
    DraftModelService,
    GenerationUserData,
    GenerationsService,
    MarketsService,
    ModelHealthService,
    ModelLimitsService,
    ModelRest,
    ResumeTasksService,
    RewriteResumeProcessor,
    StructuredWriterService,
    TextCancellationService,
    TextErasureService,
    TextLimitsService,
    WriterService,
    WriteTextProcessor,
    WritingReplyService,
    WritingService,
    { provide: AI_CONFIG, useValue: config },
    {
      provide: LANGUAGE_MODEL,
      useFactory: () => (hasModel(config) ? new OpenAiModel(config) : undefined),
    },
  ],
});

/** AI tools and calculators. With ROLES=worker it only writes; any number of instances may run. */
export const aiService = defineService({
  name: 'ai',
  config: AiConfig,
  module: rootModule,
  stores: ['mongo', 'redis'],
  tasks: [writeText, analyzeResume, rewriteResume],
  calls: ['auth', 'directory', 'jobs'],
});
