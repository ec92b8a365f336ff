import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { operatorActionSchema } from './operator-action.schema.js';
import { OperatorLogController } from './operator-log.controller.js';
import { OperatorLog } from './operator-log.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'OperatorAction', schema: operatorActionSchema }])],
  controllers: [OperatorLogController],
  providers: [OperatorLog],
  exports: [OperatorLog],
})
export class OperatorLogModule {}
