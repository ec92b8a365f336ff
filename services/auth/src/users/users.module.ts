import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountChangedOutbox } from './changes/account-changed.outbox.js';
import { UserProfileService } from './changes/user-profile.service.js';
import { UserDeletionsService } from './deletion/user-deletions.service.js';
import { UserEmailService } from './email/user-email.service.js';
import { InternalUsersController } from './internal-users.controller.js';
import { SecurityNoticeEmail } from './notices/security-notice.email.js';
import { InternalOperatorsController } from './operators/internal-operators.controller.js';
import { UserOperatorsService } from './operators/user-operators.service.js';
import { UserPasswordService } from './password/user-password.service.js';
import { InternalSeekerProfilesController } from './seekers/internal-seeker-profiles.controller.js';
import { InternalSeekersController } from './seekers/internal-seekers.controller.js';
import { UserSeekersService } from './seekers/user-seekers.service.js';
import { UserSessionEndsService } from './session-ends/user-session-ends.service.js';
import { UserSuspensionsService } from './suspension/user-suspensions.service.js';
import { UserSchema } from './user.schema.js';
import { UserService } from './user.service.js';

const services = [
  UserPasswordService,
  UserSessionEndsService,
  UserDeletionsService,
  UserOperatorsService,
  UserEmailService,
  UserProfileService,
  UserSeekersService,
  UserService,
  UserSuspensionsService,
];

@Module({
  imports: [MongooseModule.forFeature([{ name: 'User', schema: UserSchema }])],
  controllers: [
    InternalSeekersController,
    InternalSeekerProfilesController,
    InternalOperatorsController,
    InternalUsersController,
  ],
  providers: [AccountChangedOutbox, SecurityNoticeEmail, ...services],
  exports: services,
})
export class UsersModule {}
