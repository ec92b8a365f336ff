import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { InternalUsersController } from './internal-users.controller.js';
import { User, UserSchema } from './user.schema.js';
import { UserService } from './user.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: User.name, schema: UserSchema }])],
  controllers: [InternalUsersController],
  providers: [UserService],
  exports: [UserService],
})
export class UsersModule {}
