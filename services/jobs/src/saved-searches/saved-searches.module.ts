import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AlertsModule } from '../alerts/alerts.module.js';
import { PostingsModule } from '../postings/postings.module.js';
import { DueSearchesService } from './due-searches.service.js';
import { SavedSearchProcessor } from './saved-search.processor.js';
import { savedSearchSchema } from './saved-search.schema.js';
import { SavedSearchesController } from './saved-searches.controller.js';
import { SavedSearchesService } from './saved-searches.service.js';
import { SavedSearchUserData } from './saved-searches.user-data.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'SavedSearch', schema: savedSearchSchema }]),
    AlertsModule,
    PostingsModule,
  ],
  controllers: [SavedSearchesController],
  providers: [SavedSearchesService, SavedSearchProcessor, DueSearchesService, SavedSearchUserData],
  exports: [SavedSearchesService],
})
export class SavedSearchesModule {}
