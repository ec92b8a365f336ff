import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MatchesModule } from '../matches/matches.module.js';
import { alertBatchSchema, alertSchema } from './alert.schema.js';
import { AlertsController } from './alerts.controller.js';
import { AlertsService } from './alerts.service.js';
import { AlertUserData } from './alerts.user-data.js';
import { JobAlertsProcessor } from './job-alerts.processor.js';
import { WeeklyAlertsService } from './weekly-alerts.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Alert', schema: alertSchema },
      { name: 'AlertBatch', schema: alertBatchSchema },
    ]),
    MatchesModule,
  ],
  controllers: [AlertsController],
  exports: [AlertsService],
  providers: [AlertsService, WeeklyAlertsService, JobAlertsProcessor, AlertUserData],
})
export class AlertsModule {}
