import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountChangedOutbox } from './account-changed.outbox.js';
import { InternalOperatorsController } from './internal-operators.controller.js';
import { InternalSeekerProfilesController } from './internal-seeker-profiles.controller.js';
import { InternalSeekersController } from './internal-seekers.controller.js';
import { InternalUsersController } from './internal-users.controller.js';
import { SecurityNoticeEmail } from './security-notice.email.js';
import { User, UserSchema } from './user.schema.js';
import { UserService } from './user.service.js';
import { UserAccess } from './user-access.service.js';
import { UserDeletions } from './user-deletions.service.js';
import { UserEmails } from './user-email.service.js';
import { UserOperators } from './user-operators.service.js';
import { UserProfiles } from './user-profile.service.js';
import { UserSeekers } from './user-seekers.service.js';

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
