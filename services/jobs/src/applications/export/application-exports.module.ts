import { Module } from '@nestjs/common';
import { ApplicationRecordsModule } from '../application-records.module.js';
import { ApplicationListsModule } from '../lists/application-lists.module.js';
import { ApplicationExportsController } from './application-exports.controller.js';
import { ResumesZip } from './resumes-zip.export.js';

@Module({
  imports: [ApplicationListsModule, ApplicationRecordsModule],
  controllers: [ApplicationExportsController],
  providers: [ResumesZip],
})
export class ApplicationExportsModule {}
