import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { applicationSchema } from './application.schema.js';
import { ResumeFilesService } from './files/resume-files.service.js';
import { LiveController } from './live/live.controller.js';
import { LiveApplicationsService } from './live/live-applications.service.js';
import { LiveEventsService } from './live/live-events.service.js';

/** What every group of operations uses: the records, the files of résumés and the events of open pages. */
@Module({
  imports: [MongooseModule.forFeature([{ name: 'Application', schema: applicationSchema }])],
  controllers: [LiveController],
  providers: [ResumeFilesService, LiveEventsService, LiveApplicationsService],
  exports: [MongooseModule, ResumeFilesService, LiveApplicationsService],
})
export class ApplicationRecordsModule {}
