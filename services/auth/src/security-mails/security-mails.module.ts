import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { MailSecurityNoticesProcessor } from './mail-security-notices.processor.js';

@Module({ imports: [UsersModule], providers: [MailSecurityNoticesProcessor] })
export class SecurityMailsModule {}
