import { Module } from '@nestjs/common';
import { ApplicationRecordsModule } from '../application-records.module.js';
import { ApplicationWithdrawalService } from './application-withdrawal.service.js';

@Module({
  imports: [ApplicationRecordsModule],
  providers: [ApplicationWithdrawalService],
  exports: [ApplicationWithdrawalService],
})
export class WithdrawalModule {}
