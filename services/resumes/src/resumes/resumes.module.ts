import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ExtractTextProcessor } from './extract-text.processor.js';
import { ImprovedResumesService } from './improved-resumes.service.js';
import { resumeSchema } from './resume.schema.js';
import { ResumeReaderService } from './resume-reader.service.js';
import { ResumesController } from './resumes.controller.js';
import { ResumesService } from './resumes.service.js';
import { ResumeUserData } from './resumes.user-data.js';
import { ResumesReconciliationService } from './resumes-reconciliation.service.js';
import { RunFollowerService } from './run-follower.service.js';
import { RunReplyService } from './run-reply.service.js';
import { RunUpdatesService } from './run-updates.service.js';
import { RunsService } from './runs.service.js';
import { WritingController } from './writing.controller.js';

/** The résumé assistant. */
@Module({
  imports: [MongooseModule.forFeature([{ name: 'Resume', schema: resumeSchema }])],
  controllers: [WritingController, ResumesController],
  providers: [
    ExtractTextProcessor,
    ImprovedResumesService,
    ResumeReaderService,
    ResumesReconciliationService,
    ResumeUserData,
    ResumesService,
    RunFollowerService,
    RunUpdatesService,
    RunReplyService,
    RunsService,
  ],
  exports: [ImprovedResumesService, ResumeReaderService, ResumesService],
})
export class ResumesAssistantModule {}
