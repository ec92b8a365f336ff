import { Module } from '@nestjs/common';
import { MailLimits } from './mail-limits.service.js';

@Module({ providers: [MailLimits], exports: [MailLimits] })
export class MailLimitsModule {}
