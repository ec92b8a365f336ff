import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { InternalSeekersController } from './internal-seekers.controller.js';
import { InternalUsersController } from './internal-users.controller.js';
import { JobsNews } from './jobs-news.service.js';
import { User, UserSchema } from './user.schema.js';
import { UserService } from './user.service.js';
import { UserAccess } from './user-access.service.js';
import { UserEmails } from './user-email.service.js';
import { UserProfiles } from './user-profile.service.js';
import { UserSeekers } from './user-seekers.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: User.name, schema: UserSchema }])],
  controllers: [InternalSeekersController, InternalUsersController],
  providers: [JobsNews, UserAccess, UserEmails, UserProfiles, UserSeekers, UserService],
  exports: [UserAccess, UserEmails, UserProfiles, UserService],
})
export class UsersModule {}
