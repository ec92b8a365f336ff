import { Module } from '@nestjs/common';
import { OperatorAccountsModule } from '../operator-accounts/operator-accounts.module.js';
import { OperatorQueuesController } from './operator-queues.controller.js';

@Module({
  imports: [OperatorAccountsModule],
  controllers: [OperatorQueuesController],
})
export class OperatorQueuesModule {}
