import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { applicationElsewhereSchema } from './application-elsewhere.schema.js';
import { ApplicationsElsewhereController } from './applications-elsewhere.controller.js';
import { ApplicationsElsewhereService } from './applications-elsewhere.service.js';
import { ApplicationElsewhereUserData } from './applications-elsewhere.user-data.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'ApplicationElsewhere', schema: applicationElsewhereSchema },
    ]),
  ],
  controllers: [ApplicationsElsewhereController],
  providers: [ApplicationsElsewhereService, ApplicationElsewhereUserData],
})
export class ApplicationsElsewhereModule {}
