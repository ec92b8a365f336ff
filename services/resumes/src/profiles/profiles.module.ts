import { DailyVisits } from '@commons/service-kit/numbers/daily-visits';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FirstProfilesService } from './first-profiles.service.js';
import { LinkGuessesService } from './link-guesses.service.js';
import { profileSchema } from './profile.schema.js';
import { ProfileHidingService } from './profile-hiding.service.js';
import { ProfileViewsService } from './profile-views.service.js';
import { ProfilesController } from './profiles.controller.js';
import { ProfilesService } from './profiles.service.js';
import { ProfileUserData } from './profiles.user-data.js';
import { ShareLinksService } from './share-links.service.js';
import { SharedProfileController } from './shared-profile.controller.js';
import { UserChangedProcessor } from './user-changed.processor.js';
import { WatchedProfilesService } from './watched-profiles.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Profile', schema: profileSchema }])],
  controllers: [ProfilesController, SharedProfileController],
  providers: [
    DailyVisits,
    FirstProfilesService,
    LinkGuessesService,
    ProfileHidingService,
    ProfileUserData,
    ProfileViewsService,
    ProfilesService,
    ShareLinksService,
    UserChangedProcessor,
    WatchedProfilesService,
  ],
  exports: [ProfileHidingService, ProfilesService, ShareLinksService],
})
export class ProfilesModule {}
