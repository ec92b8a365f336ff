import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { profileSchema } from './profile.schema.js';
import { ProfilesController } from './profiles.controller.js';
import { ProfilesService } from './profiles.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Profile', schema: profileSchema }])],
  controllers: [ProfilesController],
  providers: [ProfilesService],
})
export class ProfilesModule {}
