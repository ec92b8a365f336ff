import { Module } from '@nestjs/common';
import { MailLimitsService } from './mail-limits.service.js';

@Module({ providers: [MailLimitsService], exports: [MailLimitsService] })
export class MailLimitsModule {}
