import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ExtractTextProcessor } from './extract-text.processor.js';
import { ImprovedResumesService } from './improved-resumes.service.js';
import { resumeSchema } from './resume.schema.js';
import { ResumeReader } from './resume-reader.service.js';
import { ResumesController } from './resumes.controller.js';
import { ResumesService } from './resumes.service.js';
import { ResumeUserData } from './resumes.user-data.js';
import { ResumesReconciliation } from './resumes-reconciliation.service.js';
import { RunFollower } from './run-follower.service.js';
import { RunReply } from './run-reply.service.js';
import { RunUpdates } from './run-updates.service.js';
import { RunsService } from './runs.service.js';
import { WritingController } from './writing.controller.js';

/** The résumé assistant. */
@Module({
  imports: [MongooseModule.forFeature([{ name: 'Resume', schema: resumeSchema }])],
  controllers: [WritingController, ResumesController],
  providers: [
    ExtractTextProcessor,
    ImprovedResumesService,
    ResumeReader,
    ResumesReconciliation,
    ResumeUserData,
    ResumesService,
    RunFollower,
    RunUpdates,
    RunReply,
    RunsService,
  ],
  exports: [ImprovedResumesService, ResumeReader, ResumesService],
})
export class ResumesAssistantModule {}
