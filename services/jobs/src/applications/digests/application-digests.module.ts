import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ApplicationRecordsModule } from '../application-records.module.js';
import { ApplicationDigestProcessor } from './application-digest.processor.js';
import { applicationDigestSchema } from './application-digest.schema.js';
import { ApplicationDigestsService } from './application-digests.service.js';
import { ApplicationDigestUserData } from './application-digests.user-data.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'ApplicationDigest', schema: applicationDigestSchema }]),
    ApplicationRecordsModule,
  ],
  providers: [ApplicationDigestsService, ApplicationDigestProcessor, ApplicationDigestUserData],
  exports: [ApplicationDigestsService],
})
export class ApplicationDigestsModule {}
