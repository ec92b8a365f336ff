import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PeopleModule } from '../people/people.module.js';
import { PostingsModule } from '../postings/postings.module.js';
import { applicationSchema } from './application.schema.js';
import { ApplicationListsService } from './application-lists.service.js';
import { ApplicationMailsService } from './application-mails.service.js';
import { ApplicationStatusService } from './application-status.service.js';
import { ApplicationsController } from './applications.controller.js';
import { ApplicationsService } from './applications.service.js';
import { ApplyController } from './apply.controller.js';
import { MyJobsController } from './my-jobs.controller.js';
import { NewApplicationProcessor } from './new-application.processor.js';
import { StatusChangeProcessor } from './status-change.processor.js';
import { UserChangedProcessor } from './user-changed.processor.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'Application', schema: applicationSchema }]),
    PeopleModule,
    PostingsModule,
  ],
  controllers: [ApplicationsController, ApplyController, MyJobsController],
  providers: [
    ApplicationsService,
    ApplicationListsService,
    ApplicationStatusService,
    ApplicationMailsService,
    NewApplicationProcessor,
    StatusChangeProcessor,
    UserChangedProcessor,
  ],
})
export class ApplicationsModule {}
