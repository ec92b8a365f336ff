import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ImprovedResumesService } from './improved-resumes.service.js';
import { ExtractTextProcessor } from './reading/extract-text.processor.js';
import { ResumeReaderService } from './reading/resume-reader.service.js';
import { resumeSchema } from './resume.schema.js';
import { ResumesController } from './resumes.controller.js';
import { ResumesService } from './resumes.service.js';
import { ResumeUserData } from './resumes.user-data.js';
import { ResumesReconciliationService } from './resumes-reconciliation.service.js';
import { RunFollowerService } from './runs/run-follower.service.js';
import { RunReplyService } from './runs/run-reply.service.js';
import { RunUpdatesService } from './runs/run-updates.service.js';
import { RunsService } from './runs/runs.service.js';
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
