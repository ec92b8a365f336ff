import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ResumeReadingsService } from '../../resume-readings/resume-readings.service.js';
import { KeptResumeController } from './kept-resume.controller.js';
import { keptResumeSchema } from './kept-resume.schema.js';
import { KeptResumeService } from './kept-resume.service.js';
import { KeptResumeUserData } from './kept-resume.user-data.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'KeptResume', schema: keptResumeSchema }])],
  controllers: [KeptResumeController],
  providers: [KeptResumeService, KeptResumeUserData, ResumeReadingsService],
  exports: [KeptResumeService],
})
export class KeptResumeModule {}
