import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MailLimitsModule } from '../mail-limits/mail-limits.module.js';
import { UsersModule } from '../users/users.module.js';
import { VerificationController } from './verification.controller.js';
import { VerificationEmail } from './verification.email.js';
import { VerificationToken, VerificationTokenSchema } from './verification-token.schema.js';
import { VerificationTokensService } from './verification-tokens.service.js';

@Module({
  imports: [
    MailLimitsModule,
    UsersModule,
    MongooseModule.forFeature([{ name: VerificationToken.name, schema: VerificationTokenSchema }]),
  ],
  controllers: [VerificationController],
  providers: [VerificationEmail, VerificationTokensService],
  exports: [VerificationEmail, VerificationTokensService],
})
export class VerificationModule {}
