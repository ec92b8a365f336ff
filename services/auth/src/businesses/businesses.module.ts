import { Module } from '@nestjs/common';
import { MailLimitsModule } from '../mail-limits/mail-limits.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { BusinessController } from './business.controller.js';
import { BusinessMembersModule } from './business-members.module.js';
import { InternalBusinessesController } from './internal-businesses.controller.js';
import { InvitationEmail } from './invitation.email.js';
import { InvitationsController } from './invitations.controller.js';

@Module({
  imports: [BusinessMembersModule, MailLimitsModule, SessionsModule, UsersModule],
  controllers: [BusinessController, InternalBusinessesController, InvitationsController],
  providers: [InvitationEmail],
})
export class BusinessesModule {}
