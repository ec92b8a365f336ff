import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { OperatorAccountsModule } from '../operator-accounts/operator-accounts.module.js';
import { WatchedWordsController } from './watched-words.controller.js';
import { watchedWordsModel } from './watched-words.schema.js';
import { WatchedWordsService } from './watched-words.service.js';

@Module({
  imports: [OperatorAccountsModule, MongooseModule.forFeature([watchedWordsModel])],
  controllers: [WatchedWordsController],
  providers: [WatchedWordsService],
})
export class WatchedWordsModule {}
