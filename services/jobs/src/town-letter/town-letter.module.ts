import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PostingsModule } from '../postings/postings.module.js';
import { LetterController } from './letter.controller.js';
import { LetterConfirmationOutbox, TownLetterOutbox } from './letter.outbox.js';
import { letterIssueSchema, letterReaderSchema } from './letter.schema.js';
import { LetterUserData } from './letter.user-data.js';
import { LetterContentService } from './letter-content.service.js';
import { LetterIssuesService } from './letter-issues.service.js';
import { LetterReadersService } from './letter-readers.service.js';

/** The weekly letter of the town (decision B67). In this service because most of its content is jobs. */
@Module({
  imports: [
    PostingsModule,
    MongooseModule.forFeature([
      { name: 'LetterReader', schema: letterReaderSchema },
      { name: 'LetterIssue', schema: letterIssueSchema },
    ]),
  ],
  controllers: [LetterController],
  providers: [
    LetterReadersService,
    LetterIssuesService,
    LetterContentService,
    LetterConfirmationOutbox,
    TownLetterOutbox,
    LetterUserData,
  ],
})
export class TownLetterModule {}
