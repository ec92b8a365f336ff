import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.js';
import { PostingsModule } from '../postings/postings.module.js';
import { MatchesController } from './matches.controller.js';
import { MatchesService } from './matches.service.js';

@Module({
  imports: [ApplicationsModule, PostingsModule],
  controllers: [MatchesController],
  providers: [MatchesService],
  exports: [MatchesService],
})
export class MatchesModule {}
