import { Module } from '@nestjs/common';
import { EmployersModule } from '../../employers/employers.module.js';
import { PostingsModule } from '../../postings/postings.module.js';
import { ApplicationRecordsModule } from '../application-records.module.js';
import { ListingChangedProcessor } from './listing-changed.processor.js';
import { UserChangedProcessor } from './user-changed.processor.js';

@Module({
  imports: [ApplicationRecordsModule, EmployersModule, PostingsModule],
  providers: [UserChangedProcessor, ListingChangedProcessor],
})
export class AccountChangesModule {}
