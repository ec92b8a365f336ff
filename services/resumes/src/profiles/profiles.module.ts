import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { profileSchema } from './profile.schema.js';
import { ProfilesController } from './profiles.controller.js';
import { ProfilesService } from './profiles.service.js';
import { ProfileUserData } from './profiles.user-data.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Profile', schema: profileSchema }])],
  controllers: [ProfilesController],
  providers: [ProfileUserData, ProfilesService],
})
export class ProfilesModule {}
