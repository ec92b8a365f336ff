import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module.js';
import { DataArchive } from './data-archive.service.js';
import { DataParts } from './data-parts.service.js';
import { MyDataController } from './my-data.controller.js';
import { MyDataLimit } from './my-data-limit.service.js';

@Module({
  imports: [SessionsModule],
  controllers: [MyDataController],
  providers: [DataArchive, DataParts, MyDataLimit],
})
export class MyDataModule {}
