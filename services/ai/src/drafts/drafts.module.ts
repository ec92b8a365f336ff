import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { draftSchema } from './draft.schema.js';
import { DraftsController } from './drafts.controller.js';
import { DraftsService } from './drafts.service.js';
import { DraftUserData } from './drafts.user-data.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Draft', schema: draftSchema }])],
  controllers: [DraftsController],
  providers: [DraftsService, DraftUserData],
})
export class DraftsModule {}
