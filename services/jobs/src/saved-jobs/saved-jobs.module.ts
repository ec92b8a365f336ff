import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PostingsModule } from '../postings/postings.module.js';
import { savedJobSchema } from './saved-job.schema.js';
import { SavedJobsController } from './saved-jobs.controller.js';
import { SavedJobsService } from './saved-jobs.service.js';
import { SavedJobUserData } from './saved-jobs.user-data.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'SavedJob', schema: savedJobSchema }]),
    PostingsModule,
  ],
  controllers: [SavedJobsController],
  providers: [SavedJobsService, SavedJobUserData],
})
export class SavedJobsModule {}
