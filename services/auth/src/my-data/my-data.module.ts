import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module.js';
import { DataArchiveService } from './data-archive.service.js';
import { DataPartsService } from './data-parts.service.js';
import { MyDataController } from './my-data.controller.js';
import { MyDataLimitService } from './my-data-limit.service.js';

@Module({
  imports: [SessionsModule],
  controllers: [MyDataController],
  providers: [DataArchiveService, DataPartsService, MyDataLimitService],
})
export class MyDataModule {}
