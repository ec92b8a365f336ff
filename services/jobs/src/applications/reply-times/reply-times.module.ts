import { Module } from '@nestjs/common';
import { PostingsModule } from '../../postings/postings.module.js';
import { ApplicationRecordsModule } from '../application-records.module.js';
import { ReplyTimesController } from './reply-times.controller.js';
import { ReplyTimesService } from './reply-times.service.js';

@Module({
  imports: [ApplicationRecordsModule, PostingsModule],
  controllers: [ReplyTimesController],
  providers: [ReplyTimesService],
  exports: [ReplyTimesService],
})
export class ReplyTimesModule {}
