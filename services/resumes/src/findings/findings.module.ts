import { Module } from '@nestjs/common';
import { ResumesAssistantModule } from '../resumes/resumes.module.js';
import { FindingsController } from './findings.controller.js';

/** Suggestions from a résumé for the professional profile. */
@Module({ imports: [ResumesAssistantModule], controllers: [FindingsController] })
export class FindingsModule {}
