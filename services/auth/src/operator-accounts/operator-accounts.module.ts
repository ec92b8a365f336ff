import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { OperatorAccountsController } from './operator-accounts.controller.js';
import { operatorActionSchema } from './operator-action.schema.js';
import { OperatorLog } from './operator-log.service.js';

@Module({
  imports: [
    SessionsModule,
    UsersModule,
    MongooseModule.forFeature([{ name: 'OperatorAction', schema: operatorActionSchema }]),
  ],
  controllers: [OperatorAccountsController],
  providers: [OperatorLog],
  exports: [OperatorLog],
})
export class OperatorAccountsModule {}
