import { Module } from '@nestjs/common';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { ResumesAssistantModule } from '../resumes/resumes.module.js';
import { ReadingsController } from './readings.controller.js';

/** What other services may read of résumés. */
@Module({ imports: [ProfilesModule, ResumesAssistantModule], controllers: [ReadingsController] })
export class ReadingsModule {}
