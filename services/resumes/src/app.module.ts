import { extractResumeText, resumesUserChanged } from '@commons/contracts/tasks/resumes-tasks';
import { defineService } from '@commons/service-kit/service';
import type { DynamicModule } from '@nestjs/common';
import { ExportsModule } from './exports/exports.module.js';
import { FindingsModule } from './findings/findings.module.js';
import { ModerationModule } from './moderation/moderation.module.js';
import { ProfilesModule } from './profiles/profiles.module.js';
import { ReadingsModule } from './readings/readings.module.js';
import { ResumesAssistantModule } from './resumes/resumes.module.js';
import { ResumesConfig } from './resumes.config.js';

class ResumesModule {}

const rootModule = (): DynamicModule => ({
  module: ResumesModule,
  imports: [
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
  stores: ['mongo', 'redis', 'objects'],
  tasks: [extractResumeText, resumesUserChanged],
  calls: ['auth'],
});
