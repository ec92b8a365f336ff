import { Module } from '@nestjs/common';
import { PeopleModule } from '../../people/people.module.js';
import { PostingsModule } from '../../postings/postings.module.js';
import { ApplicationRecordsModule } from '../application-records.module.js';
import { ListingChangedProcessor } from './listing-changed.processor.js';
import { UserChangedProcessor } from './user-changed.processor.js';

@Module({
  imports: [ApplicationRecordsModule, PeopleModule, PostingsModule],
  providers: [UserChangedProcessor, ListingChangedProcessor],
})
export class AccountChangesModule {}
