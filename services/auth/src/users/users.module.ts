import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountChangedOutbox } from './changes/account-changed.outbox.js';
import { UserProfiles } from './changes/user-profile.service.js';
import { UserDeletions } from './deletion/user-deletions.service.js';
import { UserEmails } from './email/user-email.service.js';
import { InternalUsersController } from './internal-users.controller.js';
import { SecurityNoticeEmail } from './notices/security-notice.email.js';
import { InternalOperatorsController } from './operators/internal-operators.controller.js';
import { UserOperators } from './operators/user-operators.service.js';
import { UserAccess } from './password/user-access.service.js';
import { InternalSeekerProfilesController } from './seekers/internal-seeker-profiles.controller.js';
import { InternalSeekersController } from './seekers/internal-seekers.controller.js';
import { UserSeekers } from './seekers/user-seekers.service.js';
import { User, UserSchema } from './user.schema.js';
import { UserService } from './user.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: User.name, schema: UserSchema }])],
  controllers: [
    InternalSeekersController,
    InternalSeekerProfilesController,
    InternalOperatorsController,
    InternalUsersController,
  ],
  providers: [
    AccountChangedOutbox,
    SecurityNoticeEmail,
    UserAccess,
    UserDeletions,
    UserOperators,
    UserEmails,
    UserProfiles,
    UserSeekers,
    UserService,
  ],
  exports: [UserAccess, UserDeletions, UserOperators, UserEmails, UserProfiles, UserService],
})
export class UsersModule {}
