import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import {
  BusinessInvitationRecord,
  BusinessInvitationSchema,
} from './business-invitation.schema.js';
import { BusinessInvitationsService } from './business-invitations.service.js';
import { BusinessMemberRecord, BusinessMemberSchema } from './business-member.schema.js';
import { BusinessMembersService } from './business-members.service.js';
import { MembershipEndsService } from './membership-ends.service.js';
import { SessionStartService } from './session-start.service.js';
import { TeamService } from './team.service.js';

const services = [
  BusinessInvitationsService,
  BusinessMembersService,
  MembershipEndsService,
  SessionStartService,
  TeamService,
];

/** Memberships and invitations, for the other resources of auth. */
@Module({
  imports: [
    SessionsModule,
    UsersModule,
    MongooseModule.forFeature([
      { name: BusinessMemberRecord.name, schema: BusinessMemberSchema },
      { name: BusinessInvitationRecord.name, schema: BusinessInvitationSchema },
    ]),
  ],
  providers: services,
  exports: services,
})
export class BusinessMembersModule {}
