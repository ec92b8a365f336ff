import { defineService } from '@commons/service-kit/service';
import type { DynamicModule } from '@nestjs/common';
import { ProfilesModule } from './profiles/profiles.module.js';
import { ResumesConfig } from './resumes.config.js';

class ResumesModule {}

const rootModule = (): DynamicModule => ({ module: ResumesModule, imports: [ProfilesModule] });

/** Professional profiles and their share links. */
export const resumesService = defineService({
  name: 'resumes',
  config: ResumesConfig,
  module: rootModule,
  calls: ['auth'],
});
