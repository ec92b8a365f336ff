import { DailyVisits } from '@commons/service-kit/visits/daily-visits';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PeopleModule } from '../people/people.module.js';
import { jobSchema } from './job.schema.js';
import { JobSearchService } from './job-search.service.js';
import { JobSitemapController } from './job-sitemap.controller.js';
import { JobViewsService } from './job-views.service.js';
import { JobsController } from './jobs.controller.js';
import { JobsService } from './jobs.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Job', schema: jobSchema }]), PeopleModule],
  controllers: [JobSitemapController, JobsController],
  providers: [JobsService, JobSearchService, JobViewsService, DailyVisits],
  exports: [JobsService],
})
export class PostingsModule {}
