import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.js';
import { PostingsModule } from '../postings/postings.module.js';
import { ResumeReadingsService } from '../resume-readings/resume-readings.service.js';
import { ApplicationFitController } from './application-fit.controller.js';
import { ApplicationResumesService } from './application-resumes.service.js';
import { FitLimitService } from './fit-limit.service.js';
import { JobFitController } from './job-fit.controller.js';

/** Compares résumés and applications with the requirements of postings. */
@Module({
  imports: [ApplicationsModule, PostingsModule],
  controllers: [JobFitController, ApplicationFitController],
  providers: [FitLimitService, ResumeReadingsService, ApplicationResumesService],
})
export class FitModule {}
