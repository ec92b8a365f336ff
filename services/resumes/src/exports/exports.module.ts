import { Module } from '@nestjs/common';
import { ResumesAssistantModule } from '../resumes/resumes.module.js';
import { ExportsController } from './exports.controller.js';

/** The improved résumé as a file. */
@Module({ imports: [ResumesAssistantModule], controllers: [ExportsController] })
export class ExportsModule {}
