import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PostingsModule } from '../postings/postings.module.js';
import { LetterController } from './letter.controller.js';
import { LetterConfirmationOutbox, TownLetterOutbox } from './letter.outbox.js';
import { letterReaderSchema, letterRoundSchema } from './letter.schema.js';
import { LetterUserData } from './letter.user-data.js';
import { LetterNewsService } from './letter-news.service.js';
import { LetterReadersService } from './letter-readers.service.js';
import { LetterRoundsService } from './letter-rounds.service.js';

/** The weekly letter of the town (decision B67). In this service because most of its news are jobs. */
@Module({
  imports: [
    PostingsModule,
    MongooseModule.forFeature([
      { name: 'LetterReader', schema: letterReaderSchema },
      { name: 'LetterRound', schema: letterRoundSchema },
    ]),
  ],
  controllers: [LetterController],
  providers: [
    LetterReadersService,
    LetterRoundsService,
    LetterNewsService,
    LetterConfirmationOutbox,
    TownLetterOutbox,
    LetterUserData,
  ],
})
export class TownLetterModule {}
