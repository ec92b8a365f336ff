import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ApplicationRecordsModule } from '../application-records.module.js';
import { reminderScheduleSchema } from './reminder-schedule.schema.js';
import { WaitingApplicationsProcessor } from './waiting-applications.processor.js';
import { WaitingRemindersService } from './waiting-reminders.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'ReminderSchedule', schema: reminderScheduleSchema }]),
    ApplicationRecordsModule,
  ],
  providers: [WaitingRemindersService, WaitingApplicationsProcessor],
})
export class WaitingRemindersModule {}
