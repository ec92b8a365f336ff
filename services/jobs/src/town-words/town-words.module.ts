import { Module } from '@nestjs/common';
import { PostingsModule } from '../postings/postings.module.js';
import { SavedSearchesModule } from '../saved-searches/saved-searches.module.js';
import { TownWordsController } from './town-words.controller.js';

@Module({ imports: [PostingsModule, SavedSearchesModule], controllers: [TownWordsController] })
export class TownWordsModule {}
