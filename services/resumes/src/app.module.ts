import { extractResumeText, resumesUserChanged } from '@commons/contracts/tasks/resumes-tasks';
import { configModule } from '@commons/service-kit/config/config-module';
import { defineService } from '@commons/service-kit/service';
import type { DynamicModule } from '@nestjs/common';
import { ExportsModule } from './exports/exports.module.js';
import { FindingsModule } from './findings/findings.module.js';
import { ModerationModule } from './moderation/moderation.module.js';
import { ProfilesModule } from './profiles/profiles.module.js';
import { ReadingsModule } from './readings/readings.module.js';
import { ResumesAssistantModule } from './resumes/resumes.module.js';
import { RESUMES_CONFIG, ResumesConfig } from './resumes.config.js';

class ResumesModule {}

const rootModule = (config: ResumesConfig): DynamicModule => ({
  module: ResumesModule,
  imports: [
    configModule(RESUMES_CONFIG, config),
    ExportsModule,
    FindingsModule,
    ModerationModule,
    ProfilesModule,
    ReadingsModule,
    ResumesAssistantModule,
  ],
});

/** Professional profiles with their public links, and the résumé assistant. */
export const resumesService = defineService({
  name: 'resumes',
  config: ResumesConfig,
  module: rootModule,
  stores: ['mongo', 'redis', 'objects', 'mail'],
  tasks: [extractResumeText, resumesUserChanged],
  calls: ['auth'],
});
