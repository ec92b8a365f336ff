import { Module } from '@nestjs/common';
import { ResumesAssistantModule } from '../resumes/resumes.module.js';
import { FindingsController } from './findings.controller.js';

/** What a résumé says that the professional profile can take over. */
@Module({ imports: [ResumesAssistantModule], controllers: [FindingsController] })
export class FindingsModule {}
