import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { operatorActionSchema } from './operator-action.schema.js';
import { OperatorLogController } from './operator-log.controller.js';
import { OperatorLog } from './operator-log.service.js';
import { OperatorLogUserData } from './operator-log.user-data.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'OperatorAction', schema: operatorActionSchema }])],
  controllers: [OperatorLogController],
  providers: [OperatorLog, OperatorLogUserData],
  exports: [OperatorLog],
})
export class OperatorLogModule {}
